import { type CardState, teacherCardLimits } from '@school/contract/teacher-cards/limits';
import type { CardContent } from '@school/contract/teacher-cards/shapes';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

const sorted = (languages: readonly string[]): string => languages.toSorted().join();

/** Whether two cards tell families the same. */
const isSameCard = (one: CardContent, other: CardContent): boolean =>
  one.about.ru === other.about.ru &&
  one.about.en === other.about.en &&
  one.teachesSince === other.teachesSince &&
  one.photo === other.photo &&
  one.video === other.video &&
  sorted(one.languages) === sorted(other.languages);

/** Whether a card may go to the school: it says something new, and of no year to come. */
export function maySend(it: { shown: CardContent; content: CardContent; year: number }): Verdict {
  if (it.content.teachesSince !== null && it.content.teachesSince > it.year)
    return refused('teacher_cards.since_in_future', { year: it.year });
  return isSameCard(it.shown, it.content) ? refused('teacher_cards.nothing_changed') : allowed();
}

/** Whether her first page tells a teacher what became of her card: sent back, until she writes on it; agreed to, for some days. */
export function isNews({ state, decidedAt }: { state: CardState; decidedAt: Temporal.Instant | null }, now: Temporal.Instant): boolean {
  if (decidedAt === null) return false;
  return state === 'declined' || Temporal.Instant.compare(now, decidedAt.add({ hours: 24 * teacherCardLimits.newsDays })) < 0;
}
