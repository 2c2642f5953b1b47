import type pg from 'pg';

import { createNoticeLine } from '../../sockets/notice-line.ts';
import type { Carrier, CarrierGiven } from './carrier.ts';

const channelOf = (node: string): string => `room_${node.replaceAll('-', '')}`;

/** By the notices of the database, on a connection of its own: what there is when nothing else is set. */
export function noticeCarrier(opened: pg.ClientConfig, { node, hear, onFault }: CarrierGiven): Carrier {
  const line = createNoticeLine({ line: opened, channel: channelOf(node), onNotice: hear, what: 'rooms bus', onFault });
  return {
    start: line.start,
    say: (to, payload) => void line.say(payload, channelOf(to)),
    stop: line.stop,
    // A notice carries under 8,000 bytes; a sign takes three at most.
    mostSigns: 2500,
  };
}
