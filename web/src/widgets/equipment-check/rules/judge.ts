import { equipmentLimits } from '@school/contract/equipment/limits';
import type { EquipmentCode, EquipmentFacts } from '@school/contract/equipment/shapes';

import type { KnownDevice } from './device.ts';

/** What a measurement means. Pure: numbers in, a judgement out; all limits stand in the contract. */
export interface Judged {
  ok: boolean;
  code: EquipmentCode | null;
  facts: EquipmentFacts;
}

export const fine = (facts: EquipmentFacts = {}): Judged => ({ ok: true, code: null, facts });
export const failed = (code: EquipmentCode, facts: EquipmentFacts = {}): Judged => ({ ok: false, code, facts });
const works = (code: EquipmentCode, facts: EquipmentFacts): Judged => ({ ok: true, code, facts });

const { oldest, camera, microphone, video, connection, path } = equipmentLimits;

/** What the browser must be able to do, and what it can. */
export interface Abilities {
  secure: boolean;
  media: boolean;
  calls: boolean;
  sockets: boolean;
}

export function judgeBrowser({ browser, version, mobile }: KnownDevice, { secure, media, calls, sockets }: Abilities): Judged {
  if (mobile) return failed('mobile_not_supported');
  if (browser === 'other') return failed('browser_not_supported');
  const least = browser === 'firefox' || browser === 'safari' ? oldest[browser] : oldest.chromium;
  if (version < least) return failed('browser_outdated');
  if (!secure) return failed('insecure');
  return media && calls && sockets ? fine() : failed('api_missing');
}

/** A look at the camera’s picture: how bright it is, and how much brightness differs (0 to 255). */
export interface Look {
  mean: number;
  spread: number;
}

/** Black is dark and even, whatever the camera: a cover over it. One bright look is enough. */
export function judgeCamera(looks: readonly Look[], frames: number, size: { width: number; height: number }): Judged {
  const mean = Math.max(0, ...looks.map((look) => look.mean));
  const spread = Math.max(0, ...looks.map((look) => look.spread));
  const facts = { mean: rounded(mean), spread: rounded(spread), frames, ...size };
  if (frames < camera.fewestFrames || looks.length === 0) return failed('no_frames', facts);
  const isBlack = mean < camera.black.meanBelow && spread < camera.black.spreadBelow;
  return isBlack ? failed('black', facts) : fine(facts);
}

/** The loudest moment. Where nobody was asked to speak, a quiet room is no fault. */
export function judgeSound(db: number, isAsked: boolean): Judged {
  const facts = { db: rounded(Math.max(-200, db)) };
  if (db < microphone.silentDb) return failed('silent', facts);
  return db > microphone.heardDb || !isAsked ? fine(facts) : works('quiet', facts);
}

export function judgeVideo({ played, total, dropped }: { played: number; total: number; dropped: number }): Judged {
  if (played <= video.playedSeconds) return failed('cannot_play');
  const droppedShare = total > 0 ? dropped / total : 0;
  const facts = { droppedShare: rounded(droppedShare, 3) };
  return droppedShare > video.droppedShare ? works('dropping', facts) : fine(facts);
}

export interface Line {
  rttMs: number;
  jitterMs: number;
  downMbps: number;
  upMbps: number;
}

export function judgeLine(line: Line): Judged {
  const { fail, weak } = connection;
  const facts = {
    rttMs: rounded(line.rttMs, 0),
    jitterMs: rounded(line.jitterMs, 0),
    downMbps: rounded(line.downMbps, 2),
    upMbps: rounded(line.upMbps, 2),
  };
  if (line.downMbps < fail.downMbps || line.upMbps < fail.upMbps || line.rttMs > fail.rttMs) return failed('too_slow', facts);
  if (line.downMbps < weak.downMbps || line.upMbps < weak.upMbps || line.rttMs > weak.rttMs) return works('weak', facts);
  return line.jitterMs > weak.jitterMs ? works('unstable', facts) : fine(facts);
}

/** How one way went: undefined where there was no connection at all. */
export type PathQuality = { lossShare: number; rttMs: number } | undefined;

export interface Paths {
  direct: PathQuality;
  /** Of the school’s relay; `none` where the school has none. */
  relay: { udp: PathQuality; tcp: PathQuality } | 'none';
}

export function judgePath({ direct, relay }: Paths): Judged {
  const over = relay === 'none' ? undefined : (relay.udp ?? relay.tcp);
  const facts: EquipmentFacts = {
    ...(direct && { lossShare: rounded(direct.lossShare, 3), pathRttMs: rounded(direct.rttMs, 0) }),
    ...(over && { relayLossShare: rounded(over.lossShare, 3), relayRttMs: rounded(over.rttMs, 0) }),
  };
  if (!direct && !over) return failed(relay === 'none' ? 'no_path' : 'relay_down', facts);
  if (relay !== 'none' && !over) return works('relay_down', facts);
  if (relay !== 'none' && !relay.udp) return works('udp_blocked', facts);
  const loss = Math.max(direct?.lossShare ?? 0, over?.lossShare ?? 0);
  return loss > path.lossShare ? works('lossy', facts) : fine(facts);
}

/** The middle one of measured times, and their jitter as RFC 3550 has it. */
export function latencyOf(times: readonly number[]): { rttMs: number; jitterMs: number } {
  const sorted = times.toSorted((one, other) => one - other);
  let jitterMs = 0;
  for (const [index, time] of times.entries()) {
    const before = times[index - 1];
    if (before !== undefined) jitterMs += (Math.abs(time - before) - jitterMs) / 16;
  }
  return { rttMs: sorted[Math.floor(sorted.length / 2)] ?? 0, jitterMs };
}

/**
 * Megabits a second of a stream, from how much had come at which millisecond. The first quarter of the time is left
 * out: connections begin slowly.
 */
export function speedOf(arrivals: readonly (readonly [ms: number, bytes: number])[]): number {
  const [end = 0, all = 0] = arrivals.at(-1) ?? [];
  const [begin = 0, had = 0] = arrivals.findLast(([ms]) => ms <= end / 4) ?? [];
  return end > begin ? ((all - had) * 8) / (end - begin) / 1000 : 0;
}

const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));
