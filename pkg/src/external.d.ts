export * from './element.js';
