import type { ManagedLesson } from '@school/contract/back-office/lesson-shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useOffer } from '#api/offer.ts';
import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { Select } from '#kit/select.tsx';
import { TextArea } from '#kit/text-field.tsx';

import { ActSheet, type SheetProps } from './act-sheet.tsx';

/** What came of a trial, in the words of a teacher who forgot to write it. */
export function ReportSheet({ lesson, ...props }: SheetProps & { lesson: ManagedLesson }) {
  const t = useTexts('familyActs');
  const { data } = useQuery({ ...queryOf('GET /courses'), staleTime: Infinity });
  const [outcome, setOutcome] = useState<'recommended' | 'notYet'>('recommended');
  const [chosen, setCourse] = useState<string>();
  const [level, setLevel] = useState<string>();
  const [text, setText] = useState('');
  const { isRecommended } = useOffer();
  const courses = data?.courses.filter(({ courseCode }) => isRecommended(courseCode)) ?? [];
  const course = courses.find(({ courseCode }) => courseCode === (chosen ?? lesson.event.subject)) ?? courses[0];
  const levelCode = course?.levels.find((it) => it.levelCode === level)?.levelCode ?? course?.levels[0]?.levelCode;
  const { eventId } = lesson.event;
  const act =
    outcome === 'notYet'
      ? ({ do: 'reportTrial', eventId, outcome, text } as const)
      : course && levelCode
        ? ({ do: 'reportTrial', eventId, outcome, courseCode: course.courseCode, level: levelCode, text } as const)
        : undefined;
  return (
    <ActSheet {...props} title={t.do.reportTrial} act={act}>
      <p className="figures">
        <strong className="first-letter:uppercase">{props.words.hours(lesson.event)}</strong> {props.words.about(lesson.event)}
      </p>
      <RadioChips
        label={t.fields.result}
        name="outcome"
        required
        chips={choicesOf(t.fields.results, ['recommended', 'notYet'] as const)}
        value={outcome}
        onChange={(value) => setOutcome(value)}
      />
      {outcome === 'recommended' && course && (
        <>
          <Select
            label={t.fields.course}
            name="courseCode"
            required
            options={courses.map(({ courseCode, title }) => ({ value: courseCode as string, label: props.words.title(title) }))}
            value={course.courseCode}
            onChange={setCourse}
          />
          <Select
            label={t.fields.level}
            name="level"
            required
            options={course.levels.map((it) => ({ value: it.levelCode, label: it.levelCode }))}
            value={levelCode ?? ''}
            onChange={setLevel}
          />
        </>
      )}
      <TextArea name="text" label={t.fields.words} required maxLength={2000} rows={4} value={text} onChange={setText} />
    </ActSheet>
  );
}
