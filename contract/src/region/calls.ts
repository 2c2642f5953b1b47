import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';

export const regionCalls = defineCalls({
  'GET /region': {
    summary: 'The region this deployment serves; a browser that cannot read it takes US (spec §7)',
    gives: z.strictObject({ region: z.enum(['EU', 'US']) }),
    refusals: [],
  },
});
