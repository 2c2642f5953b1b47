import { levelOf } from './rules/balance-crossing.ts';
import type { Tools } from './tools.ts';

/** Names of what is asked before a message that has waited for the morning is sent. */
export const stillTrue = {
  /** The family has as few lessons of the kind as it is told. */
  balance: 'notifications.balance',
  /** The lesson stands where it is said to be. */
  lesson: 'notifications.lesson',
  /** The parent has not refused offers meanwhile. */
  offers: 'notifications.offers',
} as const;

export interface BalanceIs {
  familyId: string;
  kind: 'gold' | 'silver';
  left: number;
}
export interface LessonStands {
  familyId: string;
  lessonId: string;
  startsAt: string;
}

/** Answers what the outbox asks. */
export function answerOutbox({ messages, families, ledger, calendar, school }: Tools): void {
  messages.answer(stillTrue.balance, async ({ familyId, kind, left }: BalanceIs) => {
    const { bundleGold, bundleSilver, subscription } = await ledger.balanceOf(familyId);
    const now = kind === 'gold' ? bundleGold.goldCurrent : bundleSilver.silverCurrent + subscription.silverCurrent;
    const endingAt = school.now('endingAt');
    return levelOf(now, endingAt) === levelOf(left, endingAt);
  });
  messages.answer(stillTrue.offers, async ({ familyId }: { familyId: string }) => !(await families.hasRefused(familyId, 'marketing')));
  messages.answer(stillTrue.lesson, async ({ familyId, lessonId, startsAt }: LessonStands) => {
    const at = Temporal.Instant.from(startsAt);
    const there = await calendar.lessonsAheadOf(familyId, at.subtract({ seconds: 1 }), at);
    return there.some((lesson) => lesson.lessonId === lessonId);
  });
}
