import type { EquipmentCode, DeviceProfile, EquipmentResult, EquipmentVerdict } from '@school/contract/equipment/shapes';
import { equipmentSteps } from '@school/contract/equipment/limits';

export type KeptStep = DeviceProfile['steps'][number];

/** Steps of a new check in the place of the old ones; what was not checked again stays, with its own time. In order. */
export function renewed(kept: readonly KeptStep[], found: readonly EquipmentResult[], at: string): KeptStep[] {
  const all = new Map(kept.map((step) => [step.step, step]));
  for (const result of found) all.set(result.step, { ...result, at });
  return equipmentSteps.flatMap((step) => all.get(step) ?? []);
}

/** One step that stops a lesson is enough to fail; a step that works but has something to say makes it weak. */
export function verdictOf(steps: readonly Pick<EquipmentResult, 'ok' | 'code'>[]): EquipmentVerdict {
  if (steps.some(({ ok }) => !ok)) return 'failed';
  return steps.some(({ code }) => code !== null) ? 'weak' : 'ready';
}

/** What there was to say, for the history. */
export const codesOf = (steps: readonly Pick<EquipmentResult, 'code'>[]): EquipmentCode[] =>
  steps.flatMap(({ code }) => (code === null ? [] : [code]));
