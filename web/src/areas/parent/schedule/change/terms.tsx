import type { ChangeTerms } from '@school/contract/scheduling/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';

interface TermsProps {
  terms: ChangeTerms;
  action: 'move' | 'cancel';
  zone: string;
  /** The school's time in ms. */
  now: number;
}

const day = 24 * 3_600_000;

/** What a change costs, until when it is possible, and what simply not coming would cost; all of it as the server says. */
export function Terms({ terms: { unit, until, moves, skip }, action, zone, now }: TermsProps) {
  const t = useTexts('lessonChange');
  const locale = useLocale();
  const words = useLessonWords();
  const isSoon = Date.parse(until) - now < day;
  const costs = moves !== null ? t.trialMoves(moves) : unit === null ? t.noUnit : action === 'move' ? t.costsNothing : t.unitBack[unit];
  return (
    <ul aria-label={t.terms} className="flex list-disc flex-col gap-1 pl-5 text-sm text-mute">
      <li>{costs}</li>
      <li>
        {t.until(at(locale, until, 'dayTime', zone))}
        {isSoon && <strong className="text-warn"> {t.untilLeft(words.left(until, now))}</strong>}
      </li>
      {skip && (
        <li>
          {skip.free ? t.skipFree(skip.skips, skip.days) : t.skipCosts}
          {skip.freeAgainFrom !== null && ` ${t.skipFreeFrom(at(locale, skip.freeAgainFrom, 'day', zone))}`}
        </li>
      )}
    </ul>
  );
}
