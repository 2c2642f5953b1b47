/** What a game needs from its first trial on: the rules, and the frame that plays them. It comes while the instruction is read. */
export { forgetPrompt } from './prompt.tsx';
export { loadRules } from './registry.ts';
