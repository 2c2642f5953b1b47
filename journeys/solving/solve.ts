import type { TemplateCode } from '@school/contract/playbooks/tasks';

import type { Given, Solver } from './presses.ts';
import { solvers } from './solvers.ts';

/** Solves a task with these hands. */
export const solve = <Code extends TemplateCode>(code: Code, given: Given<Code>): Promise<void> => (solvers[code] as Solver<Code>)(given);

export const templateCodes = Object.keys(solvers) as TemplateCode[];
