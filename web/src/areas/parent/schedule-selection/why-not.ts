import type { TextsOf } from '#i18n/features.ts';

import type { Conflict } from './conflicts-by-time.ts';

/**
 * Why a date cannot be had, in words. `canGoOn`: the other dates can, and this one is only a day without a lesson, on
 * which the teacher is away.
 */
export function whyNot(t: TextsOf<'scheduleSelection'>, { verdict }: Conflict, canGoOn: boolean): string {
  if (verdict.allowed) return '';
  if (verdict.why === 'scheduling.kid_busy') return t.conflict.kid;
  if (verdict.why === 'scheduling.slot_taken') return t.conflict.taken;
  return canGoOn ? t.away : t.conflict.closed;
}
