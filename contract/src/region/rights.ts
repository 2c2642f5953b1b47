import { everybody, type Row } from '../role-rows.ts';
import type { regionCalls } from './calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const regionRights = {
  'GET /region': everybody,
} as const satisfies Record<keyof typeof regionCalls, Row>;
