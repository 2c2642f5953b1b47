import type { Remedy, ReconciliationCase } from '@school/contract/reconciliation/shapes';

import { money } from '#i18n/money.ts';
import type { TextsOf } from '#i18n/features.ts';
import type { Locale } from '@school/words/grammar';
import { at, schoolZone } from '#i18n/time.ts';

type Texts = TextsOf<'reconciliation'>;

/** What the cases are told with. */
export interface Speech {
  t: Texts;
  locale: Locale;
}

/** What happened, in plain words. */
export function storyOf({ kind, amount, facts }: ReconciliationCase, { t, locale }: Speech): string {
  const { stories } = t;
  const sum = amount ? money(locale, amount) : '';
  const expected = facts.expected ? money(locale, facts.expected) : '';
  const when = facts.lessonAt === undefined ? '' : at(locale, facts.lessonAt, 'dayTime', schoolZone);
  const kid = facts.kidName ?? t.somebody;
  switch (kind) {
    case 'notApplied':
      return stories.notApplied(sum);
    case 'unapplied':
      if (facts.why === 'mismatch') return stories.mismatch(sum, expected);
      return facts.why === 'duplicate' ? stories.duplicate(sum) : stories.orphan(sum);
    case 'pending':
      if (facts.at === 'preparing' || facts.at === 'processing' || facts.at === 'unknown') return stories[facts.at](sum);
      return stories.pending(sum);
    case 'refund':
      if (facts.at === 'failed') return stories.refundFailed(sum);
      return facts.at === 'sent' ? stories.refundSent(sum) : stories.refundSending(sum);
    case 'deadLetter':
      return amount ? stories.deadLetterMoney(sum, facts.tries ?? 0) : stories.deadLetter(facts.tries ?? 0);
    case 'discrepancy':
      if (facts.differs === 'amount') return stories.discrepancyAmount(sum, expected);
      return facts.differs === 'refund' ? stories.discrepancyRefund(sum) : stories.discrepancyMissing(sum);
    case 'noUnit':
      return facts.lesson === 'nonAttendance' ? stories.missed(when, kid) : stories.conducted(when, kid);
    case 'noLesson':
      return placeStory(facts.lesson, stories, when, kid);
    default:
      return kind satisfies never;
  }
}

function placeStory(lesson: ReconciliationCase['facts']['lesson'], stories: Texts['stories'], when: string, kid: string): string {
  switch (lesson) {
    case 'canceled':
    case 'transferred':
    case 'expired':
    case 'left':
      return stories[lesson](when, kid);
    case 'conducted':
    case 'nonAttendance':
      return stories.freeMiss(when, kid);
    default:
      return stories.lost(when);
  }
}

/** The words of a remedy: what trying again or writing off means depends on what is stuck. */
export function remedyWords(kind: ReconciliationCase['kind'], remedy: Remedy): keyof Texts['remedies'] {
  if (remedy === 'retry') {
    if (kind === 'pending') return 'ask';
    if (kind === 'discrepancy') return 'compare';
    return kind === 'refund' ? 'sendAgain' : 'applyAgain';
  }
  if (remedy !== 'writeOff') return remedy;
  switch (kind) {
    case 'unapplied':
    case 'refund':
      return 'keep';
    case 'deadLetter':
      return 'putAside';
    case 'noUnit':
      return 'letBe';
    default:
      return 'accept';
  }
}

const minute = 60_000;

/** How long it has been stuck: minutes, from an hour on hours, from two days on days. */
export function ageOf(since: string, now: number, { age }: Texts): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / minute));
  if (minutes < 60) return age.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? age.hours(hours) : age.days(Math.floor(hours / 24));
}

/** Stuck for more than a day: the metrics raise their alarm. */
export const isLong = (since: string, now: number): boolean => now - Date.parse(since) > 24 * 60 * minute;

/** Whose it is, for the names of buttons. */
export const whoseOf = ({ familyName, amount }: ReconciliationCase, { t, locale }: Speech): string =>
  [familyName ?? t.noFamily, amount && money(locale, amount)].filter(Boolean).join(', ');
