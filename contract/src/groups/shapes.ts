import * as z from 'zod/mini';

import { Club } from '../catalogue/shapes.ts';
import { Teacher } from '../scheduling/shapes.ts';
import { Id, Instant, Localised } from '../shapes.ts';

/** A club group with its lessons in the window of 28 days (spec §3 Group, decisions D5). */
export const Group = z
  .strictObject({
    groupId: Id,
    courseCode: Club,
    title: Localised,
    level: z.string(),
    ages: z.strictObject({ from: z.int(), to: z.int() }),
    /** Its next lesson, and all of the window. */
    timestamp: Instant,
    lessons: z.array(Instant),
    minutes: z.int(),
    teacher: Teacher,
    capacity: z.int(),
    freePlaces: z.int(),
  })
  .register(z.globalRegistry, { id: 'Group' });
export type Group = z.infer<typeof Group>;
