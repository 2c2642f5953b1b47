import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { Group } from './shapes.ts';

export const groupsCalls = defineCalls({
  'GET /groups': {
    summary: 'Groups with a lesson from today to 28 days ahead',
    gives: z.strictObject({ groups: z.array(Group) }),
    refusals: [],
  },
});
