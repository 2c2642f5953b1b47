import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { everybody } from '../role-rows.ts';
import { RegionCode, RegionPlace } from './shapes.ts';

export const regionCalls = defineCalls({
  'GET /region': {
    who: everybody,
    summary: 'The region suggested to this visitor, and all there are; a browser that cannot read it takes US',
    gives: z.strictObject({ region: RegionCode, regions: z.array(RegionPlace) }),
    refusals: [],
  },
});
