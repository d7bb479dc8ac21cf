// Colours of the terminal.

import { own } from './source.js';

const STYLES = { bold: 1, red: 31, green: 32, yellow: 33, blue: 34, cyan: 36 };
export type Style = keyof typeof STYLES;
const coloured = () => !process.env.NO_COLOR && (!!process.env.FORCE_COLOR || process.stdout.isTTY === true);

export const styled = (style: Style, text: string) => (coloured() ? `${own(STYLES[style])}${text}${own(0)}` : text);
