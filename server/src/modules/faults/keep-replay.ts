import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

import { faultsLimits } from '@school/contract/faults/limits';

import { newId } from '#platform/ids';
import { Refusal } from '#platform/refusal';
import { schoolZone } from '@school/contract/school/zone';

import { mostUnpacked, packedEvents, unpackedEvents } from './replay-part.ts';
import { readObject } from './rules/read-envelope.ts';
import type { Tools } from './tools.ts';

const inflated = promisify(inflate);

/**
 * Keeps one part of a recorded session: `event` says whose part it is, `recording` is a line with its number and then
 * its events, as JSON or deflated. What cannot be read is not kept.
 */
export const keepReplay =
  ({ replays, storage, clock }: Pick<Tools, 'replays' | 'storage' | 'clock'>) =>
  async (event: Uint8Array, recording: Uint8Array, customerId: string | null): Promise<void> => {
    // Strangers would fill the room that is meant for the families' faults.
    if (customerId === null) return;
    const { replay_id: replayId } = readObject(event) ?? {};
    const end = recording.indexOf(10);
    const { segment_id: segment } = (end > 0 && readObject(recording.subarray(0, end))) || {};
    if (typeof replayId !== 'string' || !/^[0-9a-f]{32}$/.test(replayId)) return;
    if (typeof segment !== 'number' || !Number.isInteger(segment) || segment < 0 || segment >= faultsLimits.replaySegments) return;
    const events = await readEvents(recording.subarray(end + 1));
    if (!events) return;
    const now = clock.now();
    const day = now.toZonedDateTimeISO(schoolZone()).startOfDay().toInstant();
    const bytes = await packedEvents(JSON.stringify(events));
    if ((await replays.bytesSince(day)) + bytes.length > faultsLimits.replayBytesPerDay) return;
    const name = `replays/${newId()}.gz`;
    await storage.put(name, bytes);
    const isNew = await replays.add({ replayId, segment, name, bytes: bytes.length, at: now, customerId });
    if (!isNew) await storage.delete(name);
  };

/** The events of a part; undefined when they are none. */
async function readEvents(bytes: Uint8Array): Promise<unknown[] | undefined> {
  try {
    const text = bytes[0] === 0x5b ? new TextDecoder().decode(bytes) : (await inflated(bytes, mostUnpacked)).toString('utf8');
    const events: unknown = JSON.parse(text);
    return Array.isArray(events) ? events : undefined;
  } catch {
    return undefined;
  }
}

/** A recording whole, as a file to keep: its events in order. */
export const showReplay =
  ({ replays, storage }: Pick<Tools, 'replays' | 'storage'>) =>
  async (replayId: string): Promise<{ name: string; bytes: Uint8Array }> => {
    const events: unknown[] = [];
    for (const { name } of await replays.of(replayId)) {
      const part = await unpackedEvents(await storage.get(name));
      if (part) events.push(...part);
    }
    if (events.length === 0) throw new Refusal('faults.replay_not_found');
    return { name: `replay-${replayId}.json`, bytes: Buffer.from(JSON.stringify({ replayId, events })) };
  };
