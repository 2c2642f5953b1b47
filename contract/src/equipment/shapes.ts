import * as z from 'zod/mini';

import { Id, Instant } from '../shapes.ts';
import { browsers, equipmentCodes, equipmentSteps, systems } from './limits.ts';
import { named, shape } from '../named.ts';

export const EquipmentStep = named('EquipmentStep', z.enum(equipmentSteps));
export type EquipmentStep = z.infer<typeof EquipmentStep>;
export const EquipmentCode = named('EquipmentCode', z.enum(equipmentCodes));
export type EquipmentCode = z.infer<typeof EquipmentCode>;

const Share = z.optional(z.number().check(z.gte(0), z.lte(1)));
const Measure = z.optional(z.number().check(z.gte(0), z.lte(100_000)));

/** What a step has measured: numbers only, never a picture, a sound or the name of a device. */
export const EquipmentFacts = shape('EquipmentFacts', {
  /** Brightness of the camera’s picture, 0 to 255, and how much of it differs; frames that came while it was looked at. */
  mean: Measure,
  spread: Measure,
  frames: Measure,
  /** Width and height of the camera’s picture. */
  width: Measure,
  height: Measure,
  /** The loudest moment of the microphone, decibels of full scale. */
  db: z.optional(z.number().check(z.gte(-1_000), z.lte(20))),
  droppedShare: Share,
  rttMs: Measure,
  jitterMs: Measure,
  /** Megabits a second, as the receiver counted them. */
  downMbps: Measure,
  upMbps: Measure,
  /** Packets lost within the browser, and by the way over the school’s relay. */
  lossShare: Share,
  relayLossShare: Share,
  pathRttMs: Measure,
  relayRttMs: Measure,
});
export type EquipmentFacts = z.infer<typeof EquipmentFacts>;

/** One step: may a lesson be held, and what there is to say. `ok` with a code works, but not well. */
export const EquipmentResult = shape('EquipmentResult', {
  step: EquipmentStep,
  ok: z.boolean(),
  code: z.nullable(EquipmentCode),
  facts: EquipmentFacts,
});
export type EquipmentResult = z.infer<typeof EquipmentResult>;

/** The browser and the system that were checked, in words that are the same in every language. */
export const EquipmentDevice = shape('EquipmentDevice', {
  browser: z.enum(browsers),
  version: z.int().check(z.gte(0), z.lte(10_000)),
  system: z.enum(systems),
});
export type EquipmentDevice = z.infer<typeof EquipmentDevice>;

/** `ready`: nothing to say · `weak`: a lesson can be held, something could be better · `failed`: it cannot. */
export const EquipmentVerdict = named('EquipmentVerdict', z.enum(['ready', 'weak', 'failed']));
export type EquipmentVerdict = z.infer<typeof EquipmentVerdict>;

/** A device profile: what is known of it by now, step by step, and how earlier checks ended. */
export const DeviceProfile = shape('DeviceProfile', {
  deviceUid: Id,
  device: EquipmentDevice,
  checkedAt: Instant,
  /** Who was at the device; the kid, where it was a kid’s own session. */
  by: z.enum(['parent', 'kid', 'teacher']),
  kidUid: z.nullable(Id),
  verdict: EquipmentVerdict,
  steps: z.array(z.strictObject({ ...EquipmentResult.shape, at: Instant })),
  history: z.array(z.strictObject({ at: Instant, verdict: EquipmentVerdict, codes: z.array(EquipmentCode), byItself: z.boolean() })),
});
export type DeviceProfile = z.infer<typeof DeviceProfile>;

/** A server that helps calls to find their way: RTCIceServer. */
export const IceServer = shape('IceServer', {
  urls: z.array(z.string()),
  username: z.optional(z.string()),
  credential: z.optional(z.string()),
});
export type IceServer = z.infer<typeof IceServer>;
