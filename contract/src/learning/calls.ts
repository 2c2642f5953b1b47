import { defineCalls } from '../call.ts';

export const learningCalls = defineCalls({});
