import type { LessonAct } from '@school/contract/back-office/lesson-acts';
import type { FamilyLessons } from '@school/contract/back-office/lesson-shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { ActSheet } from '../family-acts/act-sheet.tsx';
import { useActWords } from '../family-acts/use-act-words.ts';
import { lessonsOf } from '../family-acts/use-acts.ts';
import { NotLoaded } from '../not-loaded.tsx';
import type { Spot } from './spot.ts';
import { useCalendarWords } from './lesson-words.ts';

interface Child {
  familyId: string;
  kidUid: string;
}

/** A free start of a teacher: for whom, which lesson, what it comes to. */
export function BookSheet({ spot, onClose }: { spot: Spot; onClose(): void }) {
  const { book: t } = useTexts('schoolCalendar');
  const [child, choose] = useState<Child>();
  const family = useQuery({ ...lessonsOf(child?.familyId ?? ''), enabled: child !== undefined });
  if (child && family.data)
    return <Lesson of={family.data} kidUid={child.kidUid} spot={spot} onOther={() => choose(undefined)} onClose={onClose} />;
  return (
    <Sheet title={t.title} onClose={onClose} width="wide">
      {!child && <Children spot={spot} onChoose={choose} />}
      {child && (family.isError ? <NotLoaded list={family} /> : <Skeleton className="h-40" />)}
    </Sheet>
  );
}

/** The child is found as anywhere in the office: by names, phone, e-mail. */
function Children({ spot: { teacher, start }, onChoose }: { spot: Spot; onChoose(child: Child): void }) {
  const { book: t, ageOf } = useTexts('schoolCalendar');
  const words = useCalendarWords();
  const [search, find] = useState('');
  const found = useQuery({ ...quietly(queryOf('GET /manager/found', { query: { search } })), enabled: search !== '', staleTime: 0 });
  const kids =
    found.data?.families.flatMap(({ familyId, parentName, kids: theirs }) => theirs.map((kid) => ({ ...kid, familyId, parentName }))) ?? [];
  return (
    <>
      <p className="figures font-bold">{t.at(teacher.name, words.when(start))}</p>
      <SearchField words={{ label: t.search, placeholder: t.searchFor, clear: t.clear }} search={search} onSearch={find} />
      <div aria-live="polite">
        {found.isError && <NotLoaded list={found} />}
        {search !== '' && found.data && kids.length === 0 && <p>{t.nobody}</p>}
      </div>
      {search !== '' && kids.length > 0 && (
        <ul aria-label={t.kids} className="flex flex-col gap-2">
          {kids.map(({ kidUid, familyId, name, age, parentName }) => (
            <li key={kidUid}>
              <Button wide onPress={() => onChoose({ familyId, kidUid })}>
                {t.kid(name, ageOf(age), parentName)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface LessonProps {
  of: FamilyLessons;
  kidUid: string;
  spot: Spot;
  onOther(): void;
  onClose(): void;
}

/** Courses of the child that this teacher's subjects hold, then trials; the school tries each out and says what stands in the way. */
function Lesson({ of, kidUid, spot: { teacher, start }, onOther, onClose }: LessonProps) {
  const { book: t } = useTexts('schoolCalendar');
  const { subjects } = useTexts('names');
  const words = useActWords(of);
  const acts: ReadonlyArray<{ value: string; label: string; act: LessonAct }> = [
    ...of.processes
      .map(({ process }) => process)
      .filter(
        ({ type, kids, state, subject }) =>
          type === 'learning' &&
          kids.includes(kidUid) &&
          state !== 'finished' &&
          state !== 'canceled' &&
          teacher.subjects.some((it) => it === subject),
      )
      .map((process) => ({
        value: process.processId,
        label: t.course(words.learned(process)),
        act: { do: 'bookLesson', processId: process.processId, teacherId: teacher.teacherId, timestamp: start } as const,
      })),
    ...teacher.subjects.map((subject) => ({
      value: subject,
      label: t.trial(subjects[subject]),
      act: { do: 'bookTrial', kidUid, subject, teacherId: teacher.teacherId, timestamp: start } as const,
    })),
  ];
  const [chosen, choose] = useState(acts[0]?.value);
  return (
    <ActSheet of={of} words={words} onClose={onClose} title={t.title} act={acts.find(({ value }) => value === chosen)?.act} wide>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="figures font-bold">
          {words.kidOf(kidUid)} · {t.at(teacher.name, words.when(start))}
        </p>
        <Button size="small" onPress={onOther}>
          {t.other}
        </Button>
      </div>
      <RadioChips label={t.what} name="what" required chips={acts} value={chosen} onChange={choose} />
    </ActSheet>
  );
}
