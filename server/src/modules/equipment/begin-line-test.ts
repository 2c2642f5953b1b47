import { createHash, randomBytes } from 'node:crypto';

import type { AnswerOf } from '@school/contract/calls';
import { equipmentLimits } from '@school/contract/equipment/limits';

import type { Principal } from '#platform/principal';

import { iceServers } from './ice-servers.ts';
import type { Tools } from './tools.ts';

export const hashOf = (ticket: string): Buffer => createHash('sha256').update(ticket).digest();

/** A ticket for one measurement of the line: a minute, two streams down, a sum of bytes up. */
export const beginLineTest =
  (tools: Tools) =>
  async (who: Principal): Promise<AnswerOf<'POST /equipment/line-tests'>> => {
    await tools.rateLimit.take(`line tests ${who.customerId}`, { most: equipmentLimits.testsAnHour, window: { hours: 1 } });
    const now = tools.clock.now();
    const until = now.add({ seconds: equipmentLimits.testSeconds });
    const ticket = randomBytes(24).toString('base64url');
    await tools.line.open(hashOf(ticket), { until, downs: 2, upBytes: equipmentLimits.connection.upBytes });
    return { ticket, until: until.toString(), iceServers: iceServers(tools.relay, who.customerId, now) };
  };
