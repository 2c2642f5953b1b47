import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { managerReads, needing } from '../role-rows.ts';
import { analyticsEvents, funnelSteps } from './events.ts';
import { Day } from '../shapes.ts';
import { shape } from '../named.ts';

const Count = z.int();
const Period = z.strictObject({ from: Day, to: Day });

/** How often something was seen. `visits`: in how many open windows; those of children have no number and count for none. */
const Seen = { times: Count, visits: Count };

/** One line of a list: a page, a site one came from, a kind of screen. */
export const SeenLine = shape('SeenLine', { name: z.string(), ...Seen });
export type SeenLine = z.infer<typeof SeenLine>;

export const FunnelLine = shape('FunnelLine', { step: z.enum(funnelSteps), count: Count });
export type FunnelLine = z.infer<typeof FunnelLine>;

/** What is seen of the site as a whole. Days are those of the school's zone, both included. */
export const analyticsReportCalls = defineCalls({
  'GET /manager/funnel': {
    who: needing(managerReads, 'people', 'finance'),
    summary: 'Visits of guests in these days, the families that registered in them, and how far each of those has come until now',
    query: Period,
    gives: z.strictObject({
      steps: z.array(FunnelLine),
      events: z.array(z.strictObject({ name: z.enum(analyticsEvents), ...Seen })),
    }),
    refusals: ['request.invalid'],
  },
  'GET /manager/pages': {
    who: needing(managerReads, 'people', 'finance'),
    summary: 'Which pages were seen in these days, where visitors came from, and on what kind of screen',
    query: Period,
    gives: z.strictObject({
      days: z.array(z.strictObject({ date: Day, ...Seen })),
      pages: z.array(SeenLine),
      referrers: z.array(SeenLine),
      screens: z.array(z.strictObject({ name: z.enum(['phone', 'tablet', 'computer']), ...Seen })),
    }),
    refusals: ['request.invalid'],
  },
});
