import type { AnswerOf } from '@school/contract/calls';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Badge, Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';

export type Group = AnswerOf<'GET /groups'>['groups'][number];
type Kid = AnswerOf<'GET /user'>['kids'][number];

/** A group: what, when in the family's zone, with whom, for whom of the family, and how many places are free. */
export function GroupCard({ group, kids, zone }: { group: Group; kids: readonly Kid[]; zone: string }) {
  const t = useTexts('groups');
  const names = useTexts('names');
  const locale = useLocale();
  const title = group.title[locale === 'ru-RU' ? 'ru' : 'en'];
  const day = at(locale, group.timestamp, 'dayTime', zone);
  const fitting = kids.filter(({ age }) => age >= group.ages.from && age <= group.ages.to).map(({ firstName }) => firstName);
  const isFull = group.freePlaces === 0;
  return (
    <Card label={title} className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2">
        <Badge tone="group">{names.courses[group.courseCode]}</Badge>
        <Badge>{t.ages(group.ages.from, group.ages.to)}</Badge>
        {group.level !== '' && <Badge>{t.level(group.level)}</Badge>}
      </div>
      <h2 className="text-xl">{title}</h2>
      <dl className="flex flex-col gap-1">
        <dt className="text-sm text-mute">{t.next}</dt>
        <dd className="text-lg font-bold figures first-letter:uppercase">
          <time dateTime={group.timestamp}>{day}</time>
        </dd>
      </dl>
      <p className="text-mute">
        {t.teacher(group.teacher.name)} · {t.minutes(group.minutes)}
      </p>
      {kids.length > 0 && <p className="text-sm">{fitting.length > 0 ? t.fits(fitting.join(', ')) : t.fitsNobody}</p>}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-1">
        <p className={`font-bold figures ${isFull ? 'text-mute' : 'text-good'}`}>
          {isFull ? t.full : `${t.free(group.freePlaces)} ${t.of(group.capacity)}`}
        </p>
        <LinkButton
          to="/chat"
          search={{ text: t.wish(title, day) }}
          size="small"
          aria-label={`${isFull ? t.wait : t.join}: ${title}, ${day}`}
        >
          {isFull ? t.wait : t.join}
        </LinkButton>
      </div>
    </Card>
  );
}
