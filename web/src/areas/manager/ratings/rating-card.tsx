import type { LessonRating } from '@school/contract/ratings/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { LoneLink } from '#kit/link-button.tsx';
import { Stars } from '#kit/progress.tsx';

/** One rating: the lesson, what was said, and what the school did. */
export function RatingCard({ rating, onHandle }: { rating: LessonRating; onHandle(): void }) {
  const t = useTexts('ratings');
  const { subjects } = useTexts('names');
  const locale = useLocale();
  const when = (moment: string) => at(locale, moment, 'dayTime', schoolZone);
  const { stars, face, handled, options } = rating;
  return (
    <li className="flex flex-col gap-2 rounded-md border border-line bg-card p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {stars !== null && <Stars got={stars} of={5} size={22} />}
        {face !== null && <Badge tone={face === 'sad' ? 'warn' : 'plain'}>{t.faces[face]}</Badge>}
        <span className="text-sm text-mute">
          {t.by[rating.by]}, {when(rating.at)}
        </span>
      </div>
      <p className="font-bold">{t.lessonOf(subjects[rating.subject], when(rating.timestamp))}</p>
      <p className="text-sm">
        {t.people(rating.familyName, rating.kidName, rating.teacherName)}{' '}
        <LoneLink to="/manager/families/$familyId/money" params={{ familyId: rating.familyId }}>
          {t.family}
        </LoneLink>
      </p>
      {options.length > 0 && <p className="text-sm text-mute">{options.map((option) => t.options[option]).join(', ')}</p>}
      {rating.comment !== '' && <p className="break-words whitespace-pre-line">{rating.comment}</p>}
      {handled && (
        <p className="text-sm break-words text-mute">
          {t.handled(handled.byName, when(handled.at))} {handled.note}
        </p>
      )}
      {rating.waits && (
        <Button size="small" label={t.handleOf(rating.familyName)} onPress={onHandle}>
          {t.handle}
        </Button>
      )}
    </li>
  );
}
