import { everybody, type Row } from '../role-rows.ts';
import type { libraryCalls } from './calls.ts';

/** Who may make each of these calls (role-matrix.ts). */
export const libraryRights = {
  'GET /faq': everybody,
} as const satisfies Record<keyof typeof libraryCalls, Row>;
