import type { Refusals } from '../refusal.ts';

/** The equipment check. What it finds is no refusal: these are about keeping and measuring it. */
export const equipmentRefusals = {
  'equipment.device_not_found': { status: 404, message: 'Device not found' },
  'equipment.step_twice': { status: 400, message: 'A step is given twice' },
  /** The ticket of a measurement has run out, or all that it was good for. */
  'equipment.test_over': { status: 409, message: 'Speed test is over' },
} as const satisfies Refusals;
