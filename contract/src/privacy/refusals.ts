import type { Refusals } from '../refusal.ts';

/** What a family may know, take with it and have erased. */
export const privacyRefusals = {
  'privacy.export_running': { status: 409, message: 'Export is being made' },
  'privacy.too_many_exports': { status: 409, message: 'Too many exports' },
  'privacy.export_not_found': { status: 404, message: 'Export not found' },
  'privacy.export_not_ready': { status: 409, message: 'Export is not ready' },
  'privacy.link_over': { status: 410, message: 'Link is expired or used' },
  'privacy.erasure_asked': { status: 409, message: 'Erasure is asked already' },
  'privacy.erasure_not_found': { status: 404, message: 'Erasure not found' },
  /** It was taken back, or has begun. */
  'privacy.erasure_over': { status: 409, message: 'Erasure is over' },
  /** A payment or a refund of the family is not over. */
  'privacy.money_on_its_way': { status: 409, message: 'Money is on its way' },
} as const satisfies Refusals;
