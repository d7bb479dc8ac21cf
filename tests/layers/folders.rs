//! The files inside a folder do not import in circles either.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A module's path from the crate's root.
type Module = Vec<String>;

pub struct Source {
    pub module: Module,
    /// The paths that its code uses.
    paths: Vec<Vec<String>>,
    /// Its re-exports: the name and the original path.
    reexports: Vec<(String, Vec<String>)>,
}

impl Source {
    /// Returns the layer of the module.
    pub fn layer(&self) -> &str {
        &self.module[0]
    }

    /// Returns the layers that the code names after `crate`.
    pub fn layers(&self) -> impl Iterator<Item = &str> {
        let paths = self.paths.iter().chain(self.reexports.iter().map(|(_, path)| path));
        paths.filter(|path| path[0] == "crate").filter_map(|path| path.get(1)).map(String::as_str)
    }
}

fn names(path: &str) -> Vec<String> {
    path.split("::").map(|name| name.trim().to_owned()).filter(|name| !name.is_empty()).collect()
}

/// Collects the paths of a `use` tree, without their local names.
fn tree(text: &str, before: &[String], paths: &mut Vec<Vec<String>>) {
    let text = text.trim();
    match text.split_once('{') {
        None => {
            let path = names(text.split(" as ").next().unwrap());
            paths.push(before.iter().cloned().chain(path).filter(|name| name != "*" && name != "self").collect());
        }
        Some((head, rest)) => {
            let before: Vec<String> = before.iter().cloned().chain(names(head)).collect();
            let (mut depth, mut start) = (0, 0);
            let inside = &rest[..rest.rfind('}').unwrap()];
            for (at, c) in inside.char_indices() {
                depth += match c {
                    '{' => 1,
                    '}' => -1,
                    _ => 0,
                };
                if c == ',' && depth == 0 {
                    tree(&inside[start..at], &before, paths);
                    start = at + 1;
                }
            }
            if !inside[start..].trim().is_empty() {
                tree(&inside[start..], &before, paths);
            }
        }
    }
}

fn source(module: Module, is_folder: bool, text: &str) -> Source {
    let mut source = Source { module, paths: Vec::new(), reexports: Vec::new() };
    let path = regex::Regex::new(r"\b(?:super|crate)(?:::\w+)+").unwrap();
    for statement in super::statements(text) {
        match statement.split_once("use ") {
            Some((visibility, rest)) if visibility.is_empty() || visibility.starts_with("pub") => {
                let mut paths = Vec::new();
                tree(rest.trim_end_matches(';'), &[], &mut paths);
                // The files of a folder may use what the folder's own file imports.
                if is_folder || !visibility.is_empty() {
                    source.reexports.extend(paths.iter().map(|path| (path.last().unwrap().clone(), path.clone())));
                }
                if visibility.is_empty() {
                    source.paths.extend(paths);
                }
            }
            _ => source.paths.extend(path.find_iter(&statement).map(|part| names(part.as_str()))),
        }
    }
    source
}

/// Returns the module that a path resolves to from `here`. A name may be re-exported several times.
fn resolve(sources: &BTreeMap<Module, Source>, here: &Module, path: &[String], most: usize) -> Option<Module> {
    let mut at = here.clone();
    let mut rest = path;
    let mut relative = false;
    while let Some((first, others)) = rest.split_first() {
        match first.as_str() {
            "crate" => at.clear(),
            "super" => {
                at.pop();
            }
            _ => break,
        }
        relative = true;
        rest = others;
    }
    if !relative && !sources.contains_key(&[here.as_slice(), &path[..1]].concat()) {
        return None;
    }
    while let Some((first, others)) = rest.split_first() {
        let inner = [at.as_slice(), std::slice::from_ref(first)].concat();
        if sources.contains_key(&inner) {
            (at, rest) = (inner, others);
            continue;
        }
        let reexport = sources.get(&at)?.reexports.iter().find(|(name, _)| name == first);
        let Some((_, from)) = reexport.filter(|(_, from)| from.len() > 1) else { break };
        return most.checked_sub(1).and_then(|most| resolve(sources, &at, from, most)).or(Some(at));
    }
    Some(at)
}

/// Returns the circle from `start` back to itself, if there is one.
fn circle(edges: &BTreeMap<String, BTreeSet<String>>, start: &str) -> Option<Vec<String>> {
    let mut ways = vec![vec![start.to_owned()]];
    let mut seen = BTreeSet::new();
    while let Some(way) = ways.pop() {
        for next in edges.get(way.last().unwrap()).into_iter().flatten() {
            let longer = [way.as_slice(), std::slice::from_ref(next)].concat();
            if next == start {
                return Some(longer);
            }
            if seen.insert(next.clone()) {
                ways.push(longer);
            }
        }
    }
    None
}

/// Returns the imports between the files of each folder; `mod` is the folder's own file.
fn folders(sources: &BTreeMap<Module, Source>) -> BTreeMap<String, BTreeMap<String, BTreeSet<String>>> {
    let mut folders: BTreeMap<String, BTreeMap<String, BTreeSet<String>>> = BTreeMap::new();
    for source in sources.values() {
        for target in source.paths.iter().filter_map(|path| resolve(sources, &source.module, path, 8)) {
            let common = source.module.iter().zip(&target).take_while(|(a, b)| a == b).count();
            let name = |module: &Module| module.get(common).cloned().unwrap_or_else(|| "mod".to_owned());
            let (from, to) = (name(&source.module), name(&target));
            if common > 0 && from != to {
                let folder = folders.entry(target[..common].join("/")).or_default();
                folder.entry(from).or_default().insert(to);
            }
        }
    }
    folders
}

pub fn read_all() -> BTreeMap<Module, Source> {
    let src = super::root().join("src");
    let module = |file: &Path| {
        let inside = file.strip_prefix(&src).unwrap().with_extension("");
        inside.iter().map(|name| name.to_str().unwrap().to_owned()).filter(|name| name != "mod").collect::<Module>()
    };
    let files = super::sources().into_iter().filter(|file| !file.ends_with("lib.rs") && !file.ends_with("tests.rs"));
    files
        .map(|file| {
            (module(&file), source(module(&file), file.ends_with("mod.rs"), &fs::read_to_string(&file).unwrap()))
        })
        .collect()
}

#[test]
fn files_of_a_folder_have_no_circular_imports() {
    let mut wrong = Vec::new();
    for (folder, edges) in folders(&read_all()) {
        if let Some(circle) = edges.keys().find_map(|file| circle(&edges, file)) {
            wrong.push(format!("{folder}: {}", circle.join(" → ")));
        }
    }
    assert!(wrong.is_empty(), "imports in a circle:\n{}", wrong.join("\n"));
}
