//! The ray shifts for engines, at the best [`VectorLevel`] of the processor, detected once for a whole
//! search.
//!
//! As in [`moves`], a position is two disjoint `u64`s, the discs of the side to move first, a1 = bit
//! 0; a pass swaps the two. [`expand`] makes every legal move and returns the opponent's moves after
//! each. A search of your own is a [`KernelTask`], written once for all levels: [`run`] detects the level,
//! and the task does not test for it again.

#[cfg(target_arch = "x86_64")]
use std::arch::x86_64::{__m256i, _mm256_add_epi64};
use std::{array, iter};

use crate::moves::{self, Child};
use crate::square::Square;

#[cfg(target_arch = "x86_64")]
use crate::simd::{avx2, avx512};

/// Calls `each` with every legal move, in the order of the squares' numbers, the position after it,
/// and the opponent's legal moves there.
///
/// About 6 ns for a child with AVX-512, 7 ns with AVX2, 18 ns without; detecting the level adds 3 ns
/// to the whole. Fields that `each` does not read are not computed if the compiler can see it.
///
/// ```
/// use othello_core::kernel::expand;
/// let (black, white) = (0x0000_0008_1000_0000, 0x0000_0010_0800_0000);
/// let mut answers = Vec::new();
/// expand(black, white, |child| {
///     answers.push((child.square.name(), child.mobility.count_ones()));
/// });
/// assert_eq!(answers, [("d3", 3), ("c4", 3), ("f5", 3), ("e6", 3)]);
/// ```
#[inline]
pub fn expand(own: u64, opp: u64, each: impl FnMut(Child)) {
    struct Expand<F>(u64, u64, F);

    impl<F: FnMut(Child)> KernelTask for Expand<F> {
        type Output = ();

        #[inline(always)]
        fn run<K: Kernel>(self, kernel: K) {
            kernel.expand(self.0, self.1, self.2);
        }
    }

    run(Expand(own, opp, each));
}

/// Runs the task at the [best](VectorLevel::best) level of this machine.
#[inline]
pub fn run<T: KernelTask>(task: T) -> T::Output {
    VectorLevel::best().run(task)
}

/// A computation on boards that is written once and runs at any level.
///
/// [`run`](Self::run) is inlined into a function that is compiled for the level, and so are the
/// functions that it calls if they are inlined into it: mark it, and the small ones among them,
/// `#[inline(always)]`. Recursion goes through [`Kernel::run`].
///
/// ```
/// use othello_core::kernel::{self, Kernel, KernelTask};
///
/// /// The largest lead in discs that the side to move can force within `plies` plies.
/// struct Lead { own: u64, opp: u64, plies: u32 }
///
/// impl KernelTask for Lead {
///     type Output = i32;
///
///     #[inline(always)]
///     fn run<K: Kernel>(self, kernel: K) -> i32 {
///         let Self { own, opp, plies } = self;
///         let mut best = None;
///         if plies > 0 {
///             kernel.expand(own, opp, |child| {
///                 let reply = Lead { own: child.own, opp: child.opp, plies: plies - 1 };
///                 best = best.max(Some(-kernel.run(reply)));
///             });
///         }
///         // A pass is left out here: with no move the discs are counted.
///         best.unwrap_or(own.count_ones() as i32 - opp.count_ones() as i32)
///     }
/// }
///
/// let start = Lead { own: 0x0000_0008_1000_0000, opp: 0x0000_0010_0800_0000, plies: 2 };
/// assert_eq!(kernel::run(start), 0);
/// ```
pub trait KernelTask {
    /// The result.
    type Output;

    /// Runs the task with the functions of a level.
    fn run<K: Kernel>(self, kernel: K) -> Self::Output;
}

/// A function that is written once and runs at any level, as a [`KernelTask`] does.
///
/// Its arguments are passed like those of any other function, small ones in registers; a task is
/// passed in memory. It makes a difference for a recursion with little to do in each call, which goes
/// through [`Kernel::call`].
pub trait Function<A, B, C> {
    /// The result.
    type Output;

    /// Calls the function with the functions of a level.
    fn call<K: Kernel>(kernel: K, a: A, b: B, c: C) -> Self::Output;
}

/// The functions of one level. Those of boards return the same as their namesakes in [`moves`].
pub trait Kernel: Copy + private::Sealed {
    /// Four numbers in one vector, where the level has vectors.
    type Lanes: Copy;
    /// Thirty-two signed 16-bit numbers in vectors, where the level has vectors.
    type Shorts: Copy;

    /// Returns the squares where the side with `own` flips at least one disc of `opp`. About 3 ns
    /// with vectors.
    fn legal_moves(self, own: u64, opp: u64) -> u64;

    /// Returns the discs of `opp` that a disc of `own` on `square` flips; none if the square is
    /// occupied. About 2.5 ns with vectors.
    #[inline(always)]
    fn flips(self, own: u64, opp: u64, square: Square) -> u64 {
        let empty = !(own | opp) >> square.index() & 1;
        self.flips_from_empty(own, opp, square) & empty.wrapping_neg()
    }

    /// Returns the same as [`flips`](Self::flips) for an empty square, and for an occupied one any
    /// discs.
    fn flips_from_empty(self, own: u64, opp: u64, square: Square) -> u64;

    /// Returns the position after a move, the side that is then to move first.
    #[inline(always)]
    fn play(self, own: u64, opp: u64, square: Square) -> (u64, u64) {
        let flips = self.flips(own, opp, square);
        (opp ^ flips, own ^ flips | 1 << square.index())
    }

    /// Calls `each` with every legal move, as [`expand`] does.
    fn expand(self, own: u64, opp: u64, each: impl FnMut(Child));

    /// Returns numbers as a vector, for the sums of an evaluation.
    fn lanes(self, numbers: [u64; 4]) -> Self::Lanes;

    /// Adds each number to the other in its place, wrapping around.
    fn add(self, a: Self::Lanes, b: Self::Lanes) -> Self::Lanes;

    /// Returns the numbers in a vector.
    fn numbers(self, lanes: Self::Lanes) -> [u64; 4];

    /// Returns numbers as a vector, for the network of an evaluation.
    fn shorts(self, numbers: [i16; 32]) -> Self::Shorts;

    /// Adds to each number that in its place, wrapping around.
    fn add_bytes(self, shorts: Self::Shorts, bytes: [i8; 32]) -> Self::Shorts;

    /// Returns the larger one of the numbers in each place.
    fn largest(self, a: Self::Shorts, b: Self::Shorts) -> Self::Shorts;

    /// Returns the sum of the products of the numbers in each place, wrapping around.
    fn product(self, a: Self::Shorts, b: Self::Shorts) -> i32;

    /// Runs another task at the same level, in a function of its own.
    fn run<T: KernelTask>(self, task: T) -> T::Output;

    /// Calls a function at the same level, compiled as a function of its own.
    fn call<F: Function<A, B, C>, A, B, C>(self, a: A, b: B, c: C) -> F::Output;
}

/// A set of processor features that the ray shifts make use of. A value exists only for a level that
/// this machine has.
#[derive(Clone, Copy, Debug)]
pub struct VectorLevel(Features);

#[derive(Clone, Copy, Debug)]
enum Features {
    Portable(Portable),
    #[cfg(target_arch = "x86_64")]
    Avx2(Avx2),
    #[cfg(target_arch = "x86_64")]
    Avx512(Avx512),
}

impl VectorLevel {
    /// Returns the fastest level of this machine. The result of the detection is cached.
    #[inline]
    pub fn best() -> Self {
        #[cfg(target_arch = "x86_64")]
        if let Some(avx512) = Avx512::detect() {
            return Self(Features::Avx512(avx512));
        } else if let Some(avx2) = Avx2::detect() {
            return Self(Features::Avx2(avx2));
        }
        Self(Features::Portable(Portable))
    }

    /// Returns all levels of this machine, the portable one first and the best last.
    pub fn all() -> Vec<Self> {
        let portable = Self(Features::Portable(Portable));
        #[cfg(target_arch = "x86_64")]
        let vectors = [Avx2::detect().map(Features::Avx2), Avx512::detect().map(Features::Avx512)];
        #[cfg(not(target_arch = "x86_64"))]
        let vectors: [Option<Features>; 0] = [];
        iter::once(portable).chain(vectors.into_iter().flatten().map(Self)).collect()
    }

    /// Returns the name: `portable`, `AVX2` or `AVX-512`.
    pub const fn name(self) -> &'static str {
        match self.0 {
            Features::Portable(_) => "portable",
            #[cfg(target_arch = "x86_64")]
            Features::Avx2(_) => "AVX2",
            #[cfg(target_arch = "x86_64")]
            Features::Avx512(_) => "AVX-512",
        }
    }

    /// Runs the task at this level.
    #[inline]
    pub fn run<T: KernelTask>(self, task: T) -> T::Output {
        match self.0 {
            Features::Portable(portable) => portable.run(task),
            #[cfg(target_arch = "x86_64")]
            Features::Avx2(avx2) => avx2.run(task),
            #[cfg(target_arch = "x86_64")]
            Features::Avx512(avx512) => avx512.run(task),
        }
    }
}

mod private {
    pub trait Sealed {}
}

/// The functions of [`moves`], for any processor.
#[derive(Clone, Copy, Debug)]
pub struct Portable;

impl private::Sealed for Portable {}

impl Kernel for Portable {
    type Lanes = [u64; 4];
    type Shorts = [i16; 32];

    #[inline(always)]
    fn legal_moves(self, own: u64, opp: u64) -> u64 {
        moves::legal_moves(own, opp)
    }

    #[inline(always)]
    fn flips(self, own: u64, opp: u64, square: Square) -> u64 {
        moves::flips(own, opp, square)
    }

    #[inline(always)]
    fn flips_from_empty(self, own: u64, opp: u64, square: Square) -> u64 {
        moves::flips_from_empty(own, opp, square)
    }

    #[inline(always)]
    fn expand(self, own: u64, opp: u64, each: impl FnMut(Child)) {
        moves::expand(own, opp, each);
    }

    #[inline(always)]
    fn lanes(self, numbers: [u64; 4]) -> [u64; 4] {
        numbers
    }

    #[inline(always)]
    fn add(self, a: [u64; 4], b: [u64; 4]) -> [u64; 4] {
        // Compiled for size, a loop would keep the numbers in memory.
        let sum = |index: usize| a[index].wrapping_add(b[index]);
        [sum(0), sum(1), sum(2), sum(3)]
    }

    #[inline(always)]
    fn numbers(self, lanes: [u64; 4]) -> [u64; 4] {
        lanes
    }

    #[inline(always)]
    fn shorts(self, numbers: [i16; 32]) -> [i16; 32] {
        numbers
    }

    #[inline(always)]
    fn add_bytes(self, shorts: [i16; 32], bytes: [i8; 32]) -> [i16; 32] {
        array::from_fn(|place| shorts[place].wrapping_add(bytes[place].into()))
    }

    #[inline(always)]
    fn largest(self, a: [i16; 32], b: [i16; 32]) -> [i16; 32] {
        array::from_fn(|place| a[place].max(b[place]))
    }

    #[inline(always)]
    fn product(self, a: [i16; 32], b: [i16; 32]) -> i32 {
        let products = a.iter().zip(b).map(|(&a, b)| i32::from(a) * i32::from(b));
        products.fold(0, i32::wrapping_add)
    }

    #[inline]
    fn run<T: KernelTask>(self, task: T) -> T::Output {
        task.run(self)
    }

    #[inline]
    fn call<F: Function<A, B, C>, A, B, C>(self, a: A, b: B, c: C) -> F::Output {
        F::call(self, a, b, c)
    }
}

/// Defines a level with vectors: a token that exists only where the processor has all the features
/// for which the functions of the level are compiled.
#[cfg(target_arch = "x86_64")]
macro_rules! vector_level {
    ($token:ident, $module:ident, [$($feature:tt),+]) => {
        #[derive(Clone, Copy, Debug)]
        struct $token(());

        impl $token {
            #[inline]
            fn detect() -> Option<Self> {
                ($(is_x86_feature_detected!($feature))&&+).then_some(Self(()))
            }
        }

        impl private::Sealed for $token {}

        #[expect(unsafe_code, reason = "functions compiled for features are entered here")]
        impl Kernel for $token {
            type Lanes = __m256i;
            type Shorts = $module::Shorts;

            #[inline(always)]
            fn legal_moves(self, own: u64, opp: u64) -> u64 {
                // SAFETY: `self` is the proof that `detect` found the features.
                unsafe { $module::legal_moves(own, opp) }
            }

            #[inline(always)]
            fn flips_from_empty(self, own: u64, opp: u64, square: Square) -> u64 {
                // SAFETY: `self` is the proof that `detect` found the features.
                unsafe { $module::flips_from_empty(own, opp, square) }
            }

            #[inline(always)]
            fn expand(self, own: u64, opp: u64, each: impl FnMut(Child)) {
                // SAFETY: `self` is the proof that `detect` found the features.
                unsafe { $module::expand(own, opp, each) }
            }

            #[inline(always)]
            fn lanes(self, numbers: [u64; 4]) -> __m256i {
                // SAFETY: `self` is the proof that `detect` found the features.
                unsafe { $module::lanes(numbers) }
            }

            #[inline(always)]
            fn add(self, a: __m256i, b: __m256i) -> __m256i {
                // SAFETY: `self` is the proof that `detect` found the features.
                unsafe { _mm256_add_epi64(a, b) }
            }

            #[inline(always)]
            fn numbers(self, lanes: __m256i) -> [u64; 4] {
                // SAFETY: `self` is the proof that `detect` found the features.
                unsafe { $module::numbers(lanes) }
            }

            #[inline(always)]
            fn shorts(self, numbers: [i16; 32]) -> Self::Shorts {
                // SAFETY: `self` is the proof that `detect` found the features.
                unsafe { $module::shorts(numbers) }
            }

            #[inline(always)]
            fn add_bytes(self, shorts: Self::Shorts, bytes: [i8; 32]) -> Self::Shorts {
                // SAFETY: `self` is the proof that `detect` found the features.
                unsafe { $module::add_bytes(shorts, bytes) }
            }

            #[inline(always)]
            fn largest(self, a: Self::Shorts, b: Self::Shorts) -> Self::Shorts {
                // SAFETY: `self` is the proof that `detect` found the features.
                unsafe { $module::largest(a, b) }
            }

            #[inline(always)]
            fn product(self, a: Self::Shorts, b: Self::Shorts) -> i32 {
                // SAFETY: `self` is the proof that `detect` found the features.
                unsafe { $module::product(a, b) }
            }

            #[inline(always)]
            fn run<T: KernelTask>(self, task: T) -> T::Output {
                $(#[target_feature(enable = $feature)])+
                fn enter<T: KernelTask>(task: T, kernel: $token) -> T::Output {
                    task.run(kernel)
                }
                // SAFETY: `self` is the proof that `detect` found the features.
                unsafe { enter(task, self) }
            }

            #[inline(always)]
            fn call<F: Function<A, B, C>, A, B, C>(self, a: A, b: B, c: C) -> F::Output {
                $(#[target_feature(enable = $feature)])+
                fn enter<F: Function<A, B, C>, A, B, C>(
                    kernel: $token,
                    a: A,
                    b: B,
                    c: C,
                ) -> F::Output {
                    F::call(kernel, a, b, c)
                }
                // SAFETY: `self` is the proof that `detect` found the features.
                unsafe { enter::<F, A, B, C>(self, a, b, c) }
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
vector_level!(Avx2, avx2, ["avx2", "bmi1", "bmi2", "lzcnt", "popcnt"]);
#[cfg(target_arch = "x86_64")]
vector_level!(
    Avx512,
    avx512,
    ["avx2", "bmi1", "bmi2", "lzcnt", "popcnt", "avx512f", "avx512vl", "avx512cd", "avx512bw"]
);
