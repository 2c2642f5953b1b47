import * as z from 'zod/mini';

import { defineCalls } from '../call.ts';
import { everybody } from '../role-rows.ts';

/** What carries pictures and sound of rooms says to the school. */
export const carrierCalls = defineCalls({
  'POST /lesson-room/carriers/livekit': {
    who: everybody,
    summary: 'Somebody came into a room of LiveKit or sends something there, proved by a signature over the raw body',
    gives: z.strictObject({ received: z.literal(true) }),
    refusals: ['lesson_room.not_our_livekit'],
    signature: true,
  },
});
