import type { LessonRating } from '@school/contract/ratings/shapes';
import { useState } from 'react';

import { usePages } from '#api/use-pages.ts';
import { useTopic } from '#api/use-topic.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { LoneLink } from '#kit/link-button.tsx';
import { useChangeSearch } from '#kit/router/change-search.ts';
import { useSearch } from '#kit/router/router.tsx';

import { OfficeList } from '../office-list.tsx';
import { HandledSheet } from './handled-sheet.tsx';
import { RatingCard } from './rating-card.tsx';
import { ViewChips } from '../view-chips.tsx';

/** What families said of their lessons: the low words that wait for the school, and all. */
export function Page() {
  const t = useTexts('ratings');
  const { subjects } = useTexts('names');
  const locale = useLocale();
  const { search = '', show: asked } = useSearch({ from: '/manager/ratings' });
  const change = useChangeSearch('/manager/ratings');
  const show = asked === 'all' ? ('all' as const) : ('waiting' as const);
  const [handling, setHandling] = useState<LessonRating>();
  const query = { show, ...(search !== '' && { search }) };
  useTopic('ratings');
  const { list, items, whole } = usePages('GET /manager/ratings', query, { itemsOf: (page) => page.ratings });
  const when = (moment: string) => at(locale, moment, 'dayTime', schoolZone);
  const row = (it: LessonRating) => [
    when(it.at),
    t.lessonOf(subjects[it.subject], when(it.timestamp)),
    it.teacherName,
    it.familyName,
    it.kidName,
    t.by[it.by],
    it.stars === null ? (it.face ? t.faces[it.face] : '') : String(it.stars),
    it.options.map((option) => t.options[option]).join(', '),
    it.comment,
    it.handled?.note ?? '',
  ];
  return (
    <OfficeList
      words={t}
      views={
        <>
          <LoneLink to="/manager/surveys">{t.surveys}</LoneLink>
          <ViewChips name="show" words={t.show} views={['waiting', 'all']} value={show} usual="waiting" onChange={change} />
        </>
      }
      search={search}
      onSearch={(typed) => change({ search: typed })}
      list={list}
      items={items}
      onReset={search !== '' ? () => change({ search: undefined }) : undefined}
      empty={
        show === 'waiting'
          ? { title: t.empty, about: t.emptyAbout, isGood: true }
          : { title: t.emptyAll, about: t.emptyAllAbout, isGood: true }
      }
      file={{ name: t.fileName, columns: t.columns, row, whole }}
      renderCard={(it) => <RatingCard key={it.ratingId} rating={it} onHandle={() => setHandling(it)} />}
    >
      {handling && <HandledSheet rating={handling} onClose={() => setHandling(undefined)} />}
    </OfficeList>
  );
}
