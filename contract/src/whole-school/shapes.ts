import * as z from 'zod/mini';

import { shape } from '../named.ts';
import { Id, Instant } from '../shapes.ts';

/** The whole school as one file: made in the background, fetched once. */
export const SchoolExport = shape('SchoolExport', {
  exportId: Id,
  state: z.enum(['making', 'ready', 'taken', 'over', 'failed']),
  /** How far it is, 0 to 100. */
  percent: z.int(),
  /** Who has asked for it. */
  by: z.string(),
  askedAt: Instant,
  /** Until when its file is kept. */
  keptUntil: z.nullable(Instant),
  bytes: z.nullable(z.int()),
});
export type SchoolExport = z.infer<typeof SchoolExport>;
