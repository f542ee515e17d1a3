//! Circles in a graph of files.

use std::collections::{BTreeMap, BTreeSet};

/// The files that each file leads to.
pub type Graph = BTreeMap<String, BTreeSet<String>>;

/// Returns the edges that lead back to where they come from.
pub fn circular(graph: &Graph) -> impl Iterator<Item = (&String, &String)> {
    let edges = graph.iter().flat_map(|(file, used)| used.iter().map(move |used| (file, used)));
    edges.filter(|(file, used)| reachable(used, graph).contains(file))
}

/// Returns the files that a file leads to, directly or through others, and the file itself.
fn reachable<'a>(file: &'a String, graph: &'a Graph) -> BTreeSet<&'a String> {
    let mut seen = BTreeSet::new();
    let mut next = vec![file];
    while let Some(file) = next.pop() {
        if seen.insert(file) {
            next.extend(graph.get(file).into_iter().flatten());
        }
    }
    seen
}

#[test]
fn circles_are_found_among_other_edges() {
    let check = |edges: &[(&str, &str)], expected: &[(&str, &str)]| {
        let mut graph = Graph::new();
        for (file, used) in edges {
            graph.entry((*file).into()).or_default().insert((*used).into());
        }
        let found: Vec<_> = circular(&graph).map(|(a, b)| (a.as_str(), b.as_str())).collect();
        assert_eq!(found, expected);
    };
    check(&[("a", "b"), ("b", "c"), ("a", "c")], &[]);
    let edges = [("a", "b"), ("b", "c"), ("c", "d"), ("d", "b"), ("d", "e")];
    check(&edges, &[("b", "c"), ("c", "d"), ("d", "b")]);
}
