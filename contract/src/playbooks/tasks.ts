import * as z from 'zod/mini';

import { named } from '../named.ts';
import { everyTask } from './templates/every-shape.ts';

/**
 * What a child is shown: one shape for each template, without the answer. Ids are new in every attempt and in
 * no order that means anything. What a template shows and how it is answered stands in templates/<code>/shape.ts.
 */
export const Task = named('Task', z.discriminatedUnion('template', everyTask));
export type Task = z.infer<typeof Task>;
export type TemplateCode = Task['template'];
/** The task of one template. */
export type TaskOf<Code extends TemplateCode> = Extract<Task, { template: Code }>;
