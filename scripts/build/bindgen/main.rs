//! Runs wasm-bindgen on a module of cargo's: bindgen MODULE FOLDER NAME writes FOLDER/NAME.js and what belongs to it.

use std::env::args;
use walrus::{ElementItems, ExportItem, FunctionId, Module};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let [module, folder, name] = args().skip(1).collect::<Vec<_>>().try_into().expect("MODULE FOLDER NAME");
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).web(true)?.omit_default_module_path(true).remove_producers_section(true);
    let mut output = bindgen.typescript(true).out_name(&name).generate_output()?;
    forget_callbacks(output.wasm_mut());
    Ok(output.emit(folder)?)
}

/// Takes functions out of the table to which only the removed descriptions of js-sys' imports pointed. Those that
/// JavaScript can call are exported.
fn forget_callbacks(module: &mut Module) {
    let function = |item: &ExportItem| if let ExportItem::Function(id) = item { Some(*id) } else { None };
    let exported: Vec<_> = module.exports.iter().filter_map(|export| function(&export.item)).collect();
    let is_callback =
        |id| module.funcs.get(id).name.as_ref().is_some_and(|name| name.contains("::closures::_::invoke"));
    let is_dead = |id: FunctionId| is_callback(id) && !exported.contains(&id);
    for element in module.elements.iter_mut() {
        let ElementItems::Functions(functions) = &mut element.items else { continue };
        let Some(any) = functions.iter().copied().find(|id| !is_dead(*id)) else { continue };
        functions.iter_mut().filter(|id| is_dead(**id)).for_each(|id| *id = any);
    }
}
