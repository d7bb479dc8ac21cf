// The matcher of `pattern` as a part of the JavaScript.
import { inflate } from './inflate.js';
import { openPattern } from './pattern.js';
import base64 from '../../target/generated/pattern/inline.js';

export const openInline = () => openPattern(inflate(base64));
