import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { everybody } from '../role-rows.ts';
import { Done, Instant, line, word } from '../shapes.ts';
import { analyticsLimits } from './limits.ts';
import { shape } from '../named.ts';

/** An event as its clients know it (docs/rules/telemetry.md#events). */
export const AnalyticsEvent = shape('AnalyticsEvent', {
  eventName: z.string().check(z.regex(/^chip_[a-z0-9_]{1,60}$/)),
  data: z.strictObject({
    customerId: z.nullable(word(64)),
    pageUrl: line(500, 0),
    pageTitle: line(200, 0),
    dateTime: Instant,
    system: line(200, 0),
  }),
});
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;

/** Headers of both: x-referrer, x-screen-size, x-timezone, and x-visit, a number of the open window that ends with it. */
export const analyticsCalls = defineCalls({
  'POST /analytics': {
    who: everybody,
    summary: 'An analytics event; never answers with a refusal that a person would see',
    body: AnalyticsEvent,
    gives: Done,
    refusals: [],
  },
  'POST /analytics/batch': {
    who: everybody,
    summary: 'Several analytics events at once, the earliest first',
    body: z.strictObject({ events: z.array(AnalyticsEvent).check(z.minLength(1), z.maxLength(analyticsLimits.batch)) }),
    gives: Done,
    refusals: [],
  },
});
