import type { Row } from '../role-rows.ts';
import { rightIn } from '../role-rows.ts';

/** Making a code for one more device is not for a device that came by one. */
const apart = ['POST /lesson-room/:eventId/device-code'];
/** Besides its room: the way to its live topic, which asks again. */
const besides = ['POST /realtime/ticket'];

/** May a session that was opened for one room make this call? What guests may do it may do, too. */
export const isOfRoomSession = (key: string, row: Row): boolean =>
  !apart.includes(key) && (rightIn(row, 'guest') === 'allow' || besides.includes(key) || / \/lesson-room\/:eventId(\/|$)/.test(key));
