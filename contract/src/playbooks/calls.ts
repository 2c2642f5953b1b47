import { defineCalls } from '../call.ts';

export const playbooksCalls = defineCalls({});
