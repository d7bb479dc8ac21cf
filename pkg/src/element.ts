// `mcp-elicitation/element`: the class and `define()`. Importing it has no effect on the page.
import { ElicitationElement } from './dialogue/elicitation-element.js';
import { address, pattern } from './wasm/embedded-parts.js';
import { entry, type Entry } from './dialogue/entry.js';
import { FormWasm } from './wasm/webassembly.js';

export { release } from './rounds/keep.js';
export { DeliveryError } from './rounds/delivery-error.js';
export type * from './rounds/types.js';

/**
 * Shows what an MCP server asks its user, checks the answer, and gives back exactly one ElicitResult.
 *
 * A question ends with `cancel` when the element leaves the page (but not when it is moved), when the page is left,
 * when the form fails, or when another `request` replaces it. With `keep`, leaving ends nothing.
 *
 * @tagname mcp-elicitation
 * @slot header - Above the question.
 * @slot message - Below the server's message, for the host page's comment on it.
 * @slot footer - Below the actions.
 * @slot actions-start - Above the buttons, next to them.
 * @csspart base - The card.
 * @csspart header - The server's name and the number of waiting questions.
 * @csspart server - The name of the server.
 * @csspart message - The server's message, as a quotation.
 * @csspart notice - A warning, or the reason why something is not possible.
 * @csspart url-card - An address, with the warnings about it.
 * @csspart url-host - The host of the address.
 * @csspart url - The whole address.
 * @csspart summary - The line above the buttons: the number of prefilled values, what never to type, or the errors.
 * @csspart form - The fields.
 * @csspart field - One field, or a group of fields.
 * @csspart label - The label of a field.
 * @csspart hint - The help for a field.
 * @csspart error - The error of a field.
 * @csspart control - A text line, a text area, a list or a checkbox.
 * @csspart option - One of several options: a radio button, a checkbox, an entry of a list.
 * @csspart filter - The line above a long list of options that filters it.
 * @csspart preview - The list of what will be sent, with labels and values.
 * @csspart actions - The end of the card: a line of text and the buttons.
 * @csspart accept - The button that accepts, or opens the address; in a form of one choice, the button of each
 *   answer.
 * @csspart accept-no - The button for no instead of `accept`, if the one choice is yes or no.
 * @csspart choice - The button of an answer, in a form with one choice.
 * @csspart decline - The button that declines.
 * @csspart cancel - The button in the header that cancels.
 * @csspart dismiss - The same button as `cancel`.
 * @csspart back - The button that returns to the previous step of a round.
 * @csspart receipt - The summary after a question has ended.
 * @csspart question - The question, in a receipt.
 * @csspart time - The time when the question ended, in a receipt.
 * @csspart steps - The outcome of each step of a round.
 * @csspart tabs - The names of the steps of an agent's questions.
 * @csspart answer - The answer, in a receipt.
 * @csspart sent - An answer that is longer than a short text: folded, with the JSON inside.
 * @csspart aside - The area below the card for the state of the queue, and its buttons.
 * @csspart news - The text of `aside`.
 * @csspart always - The button of an approval that approves all further calls too, in the menu of `accept`.
 * @csspart menu - The button that opens the menu of another button, in an approval.
 * @csspart reply - The line for a reason, a note, or an answer in place of the tool, in an approval.
 * @csspart copy - The button that copies an opened address.
 * @csspart done - The button with which the user reports to be done at an address.
 * @csspart decline-rest - The button that declines all waiting questions.
 * @csspart mute - The button that mutes a server.
 * @csspart skeleton - The placeholder of a question that is loading.
 * @csspart dialog - The modal dialog, if the layout is `dialog`.
 * @csspart later - The button below the card in a dialog, which folds it, and the bar that opens it again.
 * @cssprop {<color>} --elicit-color-bg - The background of the card.
 * @cssprop {<color>} --elicit-color-fg - The text.
 * @cssprop {<color>} --elicit-color-muted - Less important text.
 * @cssprop {<color>} --elicit-color-border - Lines and frames.
 * @cssprop {<color>} --elicit-color-control - The edges of controls.
 * @cssprop {<color>} --elicit-color-accent - The accept button, links and marks.
 * @cssprop {<color>} --elicit-color-on-accent - Text on the accent colour.
 * @cssprop {<color>} --elicit-color-danger - Errors.
 * @cssprop {<color>} --elicit-color-focus - The focus ring.
 * @cssprop {<family-name>#} --elicit-font - The font family.
 * @cssprop {<length>} --elicit-radius - The radius of the corners.
 * @cssprop {<length>} --elicit-max-width - The maximum width of the card.
 * @cssprop {<length>} --elicit-bar-offset - The distance of the bar of a folded dialog from the end of the window.
 * @cssprop {<number>} --elicit-space - The density: 1, or less for a tighter card.
 * @cssprop {<length>} --elicit-control-height - The minimum height of lines and buttons.
 * @cssstate idle - There is no question.
 * @cssstate loading - There is a question, and its form is loading.
 * @cssstate open - The user can answer.
 * @cssstate sending - The host page's `deliver` or `opener` is running.
 * @cssstate accepted
 * @cssstate declined
 * @cssstate cancelled
 * @cssstate expired - The request was withdrawn, or its time has passed.
 * @cssstate unanswerable - The question can only be declined or cancelled.
 * @cssstate invalid - In addition to a status: an answer is marked as wrong.
 * @cssstate url - In addition to a status: the question has an address to open.
 */
export class McpElicitationElement extends ElicitationElement {
  /** @internal */
  static form = new FormWasm(async () => (await import('./wasm/form-inline.js')).formParts());
  /** @internal */
  static pattern = pattern;
  /** @internal */
  static address = address;
}

const functions = entry(McpElicitationElement);

/**
 * Defines the element. A tag that is already defined stays as it is, and without a DOM nothing happens.
 * @param tag `mcp-elicitation` by default
 * @param registry the page's own by default
 */
export const define: Entry['define'] = functions.define;

/**
 * Loads the form before the first question, when the browser is idle and at low priority. It is for a page without an
 * element that expects a question; an element in the page preloads by itself.
 */
export const preload: Entry['preload'] = functions.preload;

/**
 * Sets the source of the form's WebAssembly (`mcp-elicitation/form.wasm`): an address, a response, the bytes (not
 * compressed), or the compiled module. It is for hosts that serve the file themselves. Call it right after the import,
 * because an element in the page loads the form by itself, when the browser is idle or at once.
 * @param options `integrity`: the hash of a file that is fetched; a preload must name the same.
 */
export const setWasm: Entry['setWasm'] = functions.setWasm;
