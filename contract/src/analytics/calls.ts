import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { Done } from '../shapes.ts';

export const analyticsCalls = defineCalls({
  'POST /analytics': {
    summary: 'An analytics event (spec §3); never answers with a refusal that a person would see',
    body: z.strictObject({
      eventName: z.string().check(z.regex(/^chip_[a-z0-9_]{1,60}$/)),
      data: z.strictObject({
        customerId: z.nullable(z.string().check(z.maxLength(64))),
        pageUrl: z.string().check(z.maxLength(500)),
        pageTitle: z.string().check(z.maxLength(200)),
        dateTime: z.iso.datetime(),
        system: z.string().check(z.maxLength(200)),
      }),
    }),
    gives: Done,
    refusals: [],
  },
});
