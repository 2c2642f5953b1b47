import { faultsLimits } from '@school/contract/faults/limits';

import type { Caller } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import { keepFault } from './keep-fault.ts';
import { keepReplay } from './keep-replay.ts';
import { readEnvelope, readObject } from './rules/read-envelope.ts';
import { readTrace } from './rules/read-trace.ts';
import type { Tools } from './tools.ts';

export interface SentEnvelope {
  bytes: Uint8Array;
  caller: Caller;
  /** By what envelopes are counted: the session, or the address of a guest. */
  counted: string;
}

/**
 * Keeps what an envelope brings: faults, how long pages took, parts of recordings. In a kid session nothing is ever
 * recorded (docs/rules/telemetry.md#recordings), so a recording that comes from one is thrown away.
 */
export const keepEnvelope =
  (tools: Tools) =>
  async ({ bytes, caller, counted }: SentEnvelope): Promise<void> => {
    await tools.rateLimit.take(`faults ${counted}`, { most: faultsLimits.envelopesPerMinute, window: { minutes: 1 } });
    const items = readEnvelope(bytes);
    if (!items) throw new Refusal('request.invalid', { where: '', problem: 'envelope' });
    const mayBeRecorded = caller.role !== 'kid';
    for (const { type, payload } of items) {
      if (type === 'event') await keepFault(tools)(readObject(payload), 'app', { withReplay: mayBeRecorded });
      if (type === 'transaction') {
        const trace = readTrace(readObject(payload));
        if (trace) await tools.traces.add(trace, tools.clock.now());
      }
    }
    const [event, recording] = ['replay_event', 'replay_recording'].map((type) => items.find((item) => item.type === type)?.payload);
    if (mayBeRecorded && event && recording) await keepReplay(tools)(event, recording, caller.role === 'guest' ? null : caller.customerId);
  };
