//! Runs wasm-bindgen on a module of cargo's: bindgen MODULE FOLDER NAME writes FOLDER/NAME.js and what belongs to it.

use std::env::args;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let [module, folder, name] = args().skip(1).collect::<Vec<_>>().try_into().expect("MODULE FOLDER NAME");
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).web(true)?.omit_default_module_path(true).remove_producers_section(true);
    Ok(bindgen.typescript(true).out_name(&name).generate(folder)?)
}
