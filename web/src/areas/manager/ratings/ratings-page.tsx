import type { LessonRating } from '@school/contract/ratings/shapes';
import type { AnswerOf } from '@school/contract/calls';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { quietly } from '#api/quietly.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useTopic } from '#api/use-topic.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone, wallClock } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { csvOf } from '#kit/csv.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { CircleCheck, Download, Icon } from '#kit/icon.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import type { SearchOf } from '#kit/router/table.ts';
import { saveFile } from '#kit/save-file.ts';
import { SearchField } from '#kit/search-field.tsx';

import { Listed } from '../listed.tsx';
import { HandledSheet } from './handled-sheet.tsx';
import { RatingCard } from './rating-card.tsx';

type Answer = AnswerOf<'GET /manager/ratings'>;

/** What families said of their lessons: the low words that wait for the school, and all. */
export function Page() {
  const t = useTexts('ratings');
  const { subjects } = useTexts('names');
  const locale = useLocale();
  const navigate = useNavigate({ from: '/manager/ratings' });
  const { search = '', show: asked } = useSearch({ from: '/manager/ratings' });
  const show = asked === 'all' ? ('all' as const) : ('waiting' as const);
  const [handling, setHandling] = useState<LessonRating>();
  const query = { show, ...(search !== '' && { search }) };
  useTopic('ratings');
  const pages = useInfiniteQuery<Answer, Error, { pages: Answer[] }, readonly unknown[], string | undefined>({
    ...quietly({
      queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
        api('GET /manager/ratings', { query: { ...query, ...(pageParam !== undefined && { before: pageParam }) } }, { signal }),
    }),
    queryKey: ['GET /manager/ratings', 'pages', query],
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const ratings = pages.data?.pages.flatMap((page) => page.ratings);
  const change = (part: SearchOf<'/manager/ratings'>) =>
    void navigate({ search: { ...placeNow()?.search, ...part }, replace: true, resetScroll: false });
  const zone = schoolZone;
  const when = (moment: string) => at(locale, moment, 'dayTime', zone);
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
  const download = (rows: readonly LessonRating[]) =>
    saveFile(t.fileName(wallClock(schoolNow(), zone).date), csvOf(t.columns, rows.map(row)), 'text/csv;charset=utf-8');

  return (
    <PageLayout
      title={t.title}
      actions={
        ratings &&
        ratings.length > 0 && (
          <Button size="small" onPress={() => download(ratings)}>
            <Icon of={Download} />
            {t.export}
          </Button>
        )
      }
    >
      <p className="text-mute">{t.about}</p>
      <TextLink to="/manager/surveys">{t.surveys}</TextLink>
      <RadioChips
        label={t.show.label}
        labelHidden
        name="show"
        chips={(['waiting', 'all'] as const).map((value) => ({ value, label: t.show[value] }))}
        value={show}
        onChange={(value) => change({ show: value === 'all' ? value : undefined })}
      />
      <div className="flex flex-wrap gap-3">
        <SearchField
          words={{ label: t.search, placeholder: t.searchFor, clear: t.clear }}
          search={search}
          onSearch={(typed) => change({ search: typed === '' ? undefined : typed })}
        />
      </div>
      <Listed
        list={pages}
        items={ratings}
        words={t}
        onReset={search !== '' ? () => change({ search: undefined }) : undefined}
        empty={
          <EmptyState picture={<Icon of={CircleCheck} size={40} />} title={show === 'waiting' ? t.empty : t.emptyAll}>
            {show === 'waiting' ? t.emptyAbout : t.emptyAllAbout}
          </EmptyState>
        }
      >
        {(shown) => (
          <ul aria-label={t.list} aria-busy={pages.isPlaceholderData} className="flex flex-col gap-3">
            {shown.map((it) => (
              <RatingCard key={it.ratingId} rating={it} onHandle={() => setHandling(it)} />
            ))}
          </ul>
        )}
      </Listed>
      {handling && <HandledSheet rating={handling} onClose={() => setHandling(undefined)} />}
    </PageLayout>
  );
}
