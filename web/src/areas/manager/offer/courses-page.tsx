import type { Offer } from '@school/contract/catalogue/offer';
import { useState } from 'react';

import { useOffer } from '#api/offer.ts';
import { useRights } from '#api/rights.ts';
import type { TextsOf } from '#i18n/features.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { Icon, Plus } from '#kit/icon.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import type { Column } from '#kit/table.tsx';

import { TableOrCards } from '../table-or-cards.tsx';
import { CourseSheet } from './course-sheet.tsx';
import { NewCourseSheet } from './new-course-sheet.tsx';
import { OfferTabs } from './offer-tabs.tsx';

type Course = Offer['courses'][number];

/** Courses and clubs of the school: which take anybody new, for which ages, under which title and in which order. */
export function Page() {
  const { courses: t } = useTexts('offer');
  const names = useTexts('names');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const mayChange = useRights().includes('content');
  const { data } = useOffer();
  const [opened, setOpened] = useState<Course['courseCode']>();
  const [isMaking, setMaking] = useState(false);
  const courses = data?.courses ?? [];
  const at = courses.findIndex((it) => it.courseCode === opened);
  const chosen = courses[at];
  const columns = columnsOf(t, names, tongue, mayChange ? setOpened : undefined);
  return (
    <PageLayout
      title={t.title}
      width="wide"
      actions={
        mayChange && (
          <Button kind="primary" onPress={() => setMaking(true)}>
            <Icon of={Plus} />
            {t.make}
          </Button>
        )
      }
    >
      <OfferTabs />
      <p className="text-mute">{t.about}</p>
      {!data && <Skeleton className="h-60" />}
      {data && <TableOrCards caption={t.title} columns={columns} rows={courses} keyOf={(it) => it.courseCode} empty={null} />}
      {isMaking && <NewCourseSheet onClose={() => setMaking(false)} />}
      {chosen && (
        <CourseSheet key={chosen.courseCode} of={chosen} position={at + 1} places={courses.length} onClose={() => setOpened(undefined)} />
      )}
    </PageLayout>
  );
}

const columnsOf = (
  t: TextsOf<'offer'>['courses'],
  names: TextsOf<'names'>,
  tongue: 'ru' | 'en',
  onChange: ((courseCode: Course['courseCode']) => void) | undefined,
): Column<Course>[] => [
  {
    id: 'title',
    title: t.columns.title,
    cell: ({ courseCode, kind, title, isOwn, minutes }) => (
      <span className="flex flex-col">
        {(isOwn && title?.[tongue]) || names.courses[courseCode]}
        <span className="text-sm font-normal text-mute">
          {[t.kinds[kind], ...(isOwn ? [t.own] : []), ...(minutes === null ? [] : [t.minutesOf(minutes)])].join(' · ')}
        </span>
      </span>
    ),
  },
  { id: 'subject', title: t.columns.subject, cell: ({ subject }) => names.subjects[subject] },
  {
    id: 'ages',
    title: t.columns.ages,
    cell: ({ ages }) => <span className="figures whitespace-nowrap">{t.ages(ages.from, ages.to)}</span>,
  },
  {
    id: 'state',
    title: t.columns.state,
    cell: ({ isOffered }) => <Badge tone={isOffered ? 'good' : 'plain'}>{isOffered ? t.on : t.off}</Badge>,
  },
  ...(onChange
    ? [
        {
          id: 'actions',
          title: t.columns.actions,
          cell: ({ courseCode }: Course) => (
            <Button size="small" label={t.changeOf(names.courses[courseCode])} onPress={() => onChange(courseCode)}>
              {t.change}
            </Button>
          ),
        },
      ]
    : []),
];
