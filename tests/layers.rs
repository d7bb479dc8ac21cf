//! Layers import only from earlier layers, and the files of a folder do not import in circles; the layers of logic know
//! nothing about pages; and both packages have the same version.

#[path = "layers/folders.rs"]
mod folders;

use std::fs;
use std::path::{Path, PathBuf};

/// The layers in order. A layer imports only from earlier ones.
const LAYERS: [&[&str]; 12] = [
    &["names"],
    &["json"],
    &["protocol", "schema"],
    &["validate", "trust"],
    &["form"],
    &["message"],
    &["question"],
    &["address", "pattern"],
    &["component"],
    &["element"],
    // Last, so that only what JavaScript calls can read it.
    &["lint"],
    &["wasm"],
];

/// The modules for JavaScript, which may import each other.
const OUTSIDE: [&str; 2] = ["address", "pattern"];

/// The modules that may use a page.
const WITH_A_PAGE: [&str; 5] = ["address", "component", "element", "pattern", "wasm"];

/// The file without a page that calls JavaScript, to convert numbers.
const ASKS_JAVASCRIPT: &str = "json/double.rs";

/// The crates that only modules with a page may name.
const OF_A_PAGE: [&str; 3] = ["web_sys", "wasm_bindgen", "js_sys"];

/// The maximum number of lines of a source file.
const LINES: usize = 400;

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn sources() -> Vec<PathBuf> {
    files("src", "rs")
}

fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let mut folders = vec![root().join(folder)];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|own| own == extension) {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

fn module(file: &Path) -> String {
    let inside = file.strip_prefix(root().join("src")).unwrap();
    let first = inside.components().next().unwrap().as_os_str().to_str().unwrap();
    first.strip_suffix(".rs").unwrap_or(first).to_owned()
}

fn place(module: &str) -> Option<usize> {
    LAYERS.iter().position(|modules| modules.contains(&module))
}

/// Returns the lines of code, without comments and the tests at the end of a file, which may use anything.
fn code(text: &str) -> impl Iterator<Item = &str> {
    let code = text.split("\n#[cfg(test)]\nmod ").next().unwrap_or_default();
    code.lines().map(str::trim_start).filter(|line| !line.starts_with("//"))
}

/// Returns the code with each `use` on one line.
fn statements(text: &str) -> Vec<String> {
    let mut statements: Vec<String> = Vec::new();
    let mut open = false;
    for line in code(text) {
        if open {
            statements.last_mut().unwrap().push_str(line);
        } else {
            statements.push(line.to_owned());
        }
        let last = statements.last().unwrap();
        let is_use =
            ["use ", "pub use ", "pub(super) use ", "pub(crate) use "].iter().any(|head| last.starts_with(head));
        open = is_use && !last.ends_with(';');
    }
    statements
}

#[test]
fn layers_import_only_from_layers_before_them() {
    let mut wrong = Vec::new();
    for source in folders::read_all().values() {
        let here = source.layer();
        let Some(mine) = place(here) else { panic!("{here} is not among LAYERS: say where it stands") };
        for import in source.layers() {
            let together = OUTSIDE.contains(&here) && OUTSIDE.contains(&import);
            if import != here && !together && place(import).is_some_and(|theirs| theirs >= mine) {
                wrong.push(format!("{}: {import}", source.module.join("/")));
            }
        }
    }
    assert!(wrong.is_empty(), "imports against the order of the layers:\n{}", wrong.join("\n"));
}

/// Returns the lines of code that have one of these words, with their files.
fn naming(files: impl IntoIterator<Item = PathBuf>, words: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        for line in code(&text) {
            if line.split(|c: char| c != '_' && !c.is_ascii_alphanumeric()).any(|word| words.contains(&word)) {
                found.push(format!("{}: {line}", file.display()));
            }
        }
    }
    found
}

#[test]
fn layers_below_component_do_not_use_the_page() {
    let below = sources().into_iter().filter(|file| !WITH_A_PAGE.contains(&module(file).as_str()));
    let wrong = naming(below.filter(|file| !file.ends_with(ASKS_JAVASCRIPT)), &OF_A_PAGE);
    assert!(wrong.is_empty(), "names of a page where there is none:\n{}", wrong.join("\n"));
}

#[test]
fn only_the_leptos_component_names_leptos() {
    let (inside, outside): (Vec<_>, Vec<_>) =
        sources().into_iter().partition(|file| file.starts_with(root().join("src/component/elicitation")));
    let wrong = naming(outside, &["leptos"]);
    assert!(wrong.is_empty(), "Leptos outside its component:\n{}", wrong.join("\n"));
    assert!(!naming(inside, &["leptos"]).is_empty());
}

#[test]
fn files_stay_short() {
    let long: Vec<String> = [sources(), files("pkg/src", "ts"), files("tests/shell", "mjs")]
        .concat()
        .into_iter()
        .filter_map(|file| {
            let lines = fs::read_to_string(&file).unwrap().lines().count();
            (lines > LINES).then(|| format!("{} has {lines} lines", file.display()))
        })
        .collect();
    assert!(long.is_empty(), "more than {LINES} lines:\n{}", long.join("\n"));
}

/// A file that `tests/all.rs` does not name would not run.
#[test]
fn all_native_tests_run() {
    let all = include_str!("all.rs");
    let apart = ["all", "limits"];
    for entry in fs::read_dir(root().join("tests")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_str().unwrap();
        let is_file = path.extension().is_some_and(|own| own == "rs");
        assert!(!is_file || apart.contains(&name) || all.contains(&format!("\nmod {name};")), "tests/all.rs: {name}");
    }
}

#[test]
fn crate_and_package_have_the_same_version() {
    let manifest = fs::read_to_string(root().join("pkg/package.json")).unwrap();
    let manifest: serde_json::Value = serde_json::from_str(&manifest).unwrap();
    assert_eq!(manifest["version"], env!("CARGO_PKG_VERSION"));
    assert_eq!(manifest["license"], env!("CARGO_PKG_LICENSE"));
}

#[test]
fn the_lock_file_names_no_host() {
    let lock = fs::read_to_string(root().join("package-lock.json")).unwrap();
    let hosts: Vec<&str> = lock.lines().filter(|line| line.contains("\"resolved\"") && line.contains("://")).collect();
    assert!(hosts.is_empty(), "{hosts:?}");
}

/// Each rule names the files that test it.
#[test]
fn the_files_in_the_security_rules_exist() {
    let page = fs::read_to_string(root().join("docs/security.md")).unwrap();
    let is_file = |word: &&str| ["tests/", "src/", "fuzz/"].iter().any(|folder| word.starts_with(folder));
    let rows = page.lines().filter(|line| line.starts_with("| "));
    let files: Vec<&str> = rows.flat_map(|row| row.split([' ', ',', '|'])).filter(is_file).collect();
    let missing: Vec<&&str> = files.iter().filter(|file| !root().join(file).is_file()).collect();
    assert!(files.len() > 60 && missing.is_empty(), "{} files; not there: {missing:?}", files.len());
}
