import * as z from 'zod/mini';

import type { TemplateCode } from '../playbooks/tasks.ts';
import { named } from '../named.ts';
import { everyDraft } from '../playbooks/templates/every-draft.ts';
import { lessonRoomLimits } from './limits.ts';

/**
 * The work in hand of a task as one page tells it to others: one shape a template (playbooks/templates/<code>/draft.ts), of the try that
 * is being made. Without `work` the task begins. What does not parse is dropped: a page of one person must not break another's.
 */
export const Draft = named('RoomDraft', z.discriminatedUnion('template', everyDraft));
export type Draft = z.infer<typeof Draft>;
export type DraftOf<Code extends TemplateCode> = Extract<Draft, { template: Code }>;

/** A draft as it is said in passing; nothing when it is larger than what may be said. */
export const sendable = (it: Draft): Record<string, unknown> | undefined =>
  JSON.stringify(it).length <= lessonRoomLimits.draftBytes ? it : undefined;
