{
  description = "Othello board for the terminal";

  inputs.nixpkgs.url = "github:NixOS/nixpkgs/nixos-unstable";

  outputs = { self, nixpkgs }:
    let
      systems = [ "x86_64-linux" "aarch64-linux" "x86_64-darwin" "aarch64-darwin" ];
      each = nixpkgs.lib.genAttrs systems;
    in
    {
      packages = each (system:
        let pkgs = nixpkgs.legacyPackages.${system};
        in {
          default = pkgs.rustPlatform.buildRustPackage {
            pname = "othello";
            version = "0.1.0";
            src = ../..;
            cargoLock.lockFile = ../../Cargo.lock;
            # The tests of the terminal want a terminal, which the sandbox has not.
            cargoTestFlags = [ "--package" "othello-core" "--package" "othello-notation" ];
            installPhase = ''
              runHook preInstall
              bash packaging/install.sh "$(find target -path '*/release/othello' | head -n 1)" "" "$out"
              runHook postInstall
            '';
            meta = {
              description = "Play Othello in the terminal, with friends or an engine, and learn from it";
              homepage = "https://github.com/othello-board/othello";
              license = pkgs.lib.licenses.mit;
              mainProgram = "othello";
            };
          };
        });
    };
}
