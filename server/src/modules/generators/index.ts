/** The door of generators: tasks without end, and what they are made of. */
export type { Made } from './generator.ts';
export { type Material, taught, type Word } from './material.ts';
export { generators } from './registry.ts';
export { isPlain, soundsByLetter, soundsOf } from './russian-sounds.ts';
export { painted } from './squares.ts';
