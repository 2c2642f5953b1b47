import type { CourseListed } from '@school/contract/playbooks/lesson-texts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useMay } from '#api/rights.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button, IconButton } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { ChevronDown, ChevronUp, Icon, Plus } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { PageLayout } from '#kit/page-layout.tsx';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { Select } from '#kit/select.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { NotLoaded } from '../not-loaded.tsx';
import { AddLessonSheet } from './place-sheets.tsx';

const asked = () => ({ ...queryOf('GET /manager/lessons'), staleTime: 0 });

export const load = () => void queryClient.prefetchQuery(asked());

/** `/manager/lessons`: the lessons of a course, and how each stands. */
export function Page() {
  const t = useTexts('lessonEditor');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const navigate = useNavigate({ from: '/manager/lessons' });
  const { course } = useSearch({ from: '/manager/lessons' });
  const list = useQuery(asked());
  const { data } = list;
  const [adding, setAdding] = useState<CourseListed['levels'][number]>();
  const open = data?.courses.find(({ courseCode }) => courseCode === course) ?? data?.courses[0];
  return (
    <PageLayout title={t.title} width="text">
      <p className="text-mute">{t.about}</p>
      {!data && (list.isError ? <NotLoaded list={list} /> : <Skeleton className="h-64" />)}
      {data && open && (
        <>
          <Select
            name="course"
            label={t.course}
            required
            value={open.courseCode}
            options={data.courses.map(({ courseCode, title }) => ({ value: courseCode, label: title[tongue] }))}
            onChange={(chosen) => void navigate({ search: { course: chosen }, replace: true })}
          />
          {open.levels.map((level) => (
            <Card key={level.title.ru} label={level.title[tongue]} className="flex flex-col gap-4">
              <h2 className="text-lg">{level.title[tongue]}</h2>
              <ul className="flex flex-col gap-3">
                {level.lessons.map((lesson, place) => (
                  <LessonRow
                    key={lesson.lessonCode}
                    courseCode={open.courseCode}
                    lesson={lesson}
                    mayUp={place > 0}
                    mayDown={level.lessons[place + 1] !== undefined && level.lessons[place + 1]?.state !== 'new'}
                  />
                ))}
              </ul>
              <Button size="small" label={t.addTo(level.title[tongue])} onPress={() => setAdding(level)}>
                <Icon of={Plus} />
                {t.addLesson}
              </Button>
            </Card>
          ))}
          {adding && <AddLessonSheet courseCode={open.courseCode} level={adding} onClose={() => setAdding(undefined)} />}
        </>
      )}
    </PageLayout>
  );
}

interface LessonRowProps {
  courseCode: CourseListed['courseCode'];
  lesson: CourseListed['levels'][number]['lessons'][number];
  mayUp: boolean;
  mayDown: boolean;
}

function LessonRow({ courseCode, lesson: { lessonCode, number, title, since, draftBy, state }, mayUp, mayDown }: LessonRowProps) {
  const t = useTexts('lessonEditor');
  const locale = useLocale();
  const name = title[locale === 'ru-RU' ? 'ru' : 'en'];
  const may = useMay();
  const call = useCall('POST /manager/lessons/:courseCode/:lessonCode/move', { changes: ['GET /manager/lessons'] });
  const move = (to: 'up' | 'down') => () => {
    if (call.isPending) return;
    const told = () => void raiseNotice({ tone: 'good', text: t.moved(name, to === 'up' ? number - 1 : number + 1) });
    call.mutate({ params: { courseCode, lessonCode }, body: { to, number } }, { onSuccess: told });
  };
  const isMovable = state !== 'new' && may('POST /manager/lessons/:courseCode/:lessonCode/move');
  return (
    <li className="flex flex-wrap items-center justify-end gap-x-2 sm:flex-nowrap">
      <div className="flex min-w-0 grow basis-full flex-col gap-1 sm:basis-0">
        <h3 className="break-words">
          <span className="text-mute figures">{number}.</span> {name}
        </h3>
        <p className="flex flex-wrap gap-2 empty:hidden">
          {state !== 'taught' && <Badge tone={state === 'taken' ? 'plain' : 'good'}>{t.states[state]}</Badge>}
          {draftBy !== null && <Badge tone="warn">{t.draft(draftBy)}</Badge>}
          {since !== null && state === 'taught' && <Badge tone="brand">{t.since(at(locale, since, 'day', schoolZone))}</Badge>}
        </p>
      </div>
      {isMovable && (
        <div className="flex shrink-0">
          {mayUp ? (
            <IconButton label={t.moveUp(name)} size={44} onPress={move('up')}>
              <Icon of={ChevronUp} />
            </IconButton>
          ) : (
            <span className="w-11" />
          )}
          {mayDown ? (
            <IconButton label={t.moveDown(name)} size={44} onPress={move('down')}>
              <Icon of={ChevronDown} />
            </IconButton>
          ) : (
            <span className="w-11" />
          )}
        </div>
      )}
      <LinkButton to="/manager/lessons/$courseCode/$lessonCode" params={{ courseCode, lessonCode }} aria-label={t.open(name)}>
        {t.openShort}
      </LinkButton>
    </li>
  );
}
