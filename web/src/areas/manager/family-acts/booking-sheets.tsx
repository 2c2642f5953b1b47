import { type SubjectCode, subjectCodes } from '@school/contract/catalogue/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useOffer } from '#api/offer.ts';
import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { Select } from '#kit/select.tsx';
import { isoOf } from '#widgets/free-times/free-days.ts';

import { ActSheet, type SheetProps } from './act-sheet.tsx';
import { rowOf, TimeFields } from './time-fields.tsx';

/** A trial: for whom, of what, with whom and when; where the rules refuse the family, the verdict is shown first. */
export function BookTrialSheet(props: SheetProps) {
  const { of } = props;
  const t = useTexts('familyActs');
  const names = useTexts('names');
  const [kidUid, setKid] = useState(of.kids[0]?.kidUid ?? '');
  const subjects = useOffer().subjects(subjectCodes);
  const [asked, setSubject] = useState<SubjectCode>();
  const subject = asked ?? subjects[0] ?? 'math';
  const [teacher, setTeacher] = useState<string>();
  const [start, setStart] = useState<number>();
  const { data: offer } = useQuery({
    ...queryOf('GET /manager/families/:familyId/trial-times', { params: { familyId: of.familyId }, query: { kidUid, subject } }),
    enabled: kidUid !== '',
  });
  const row = rowOf(offer, teacher);
  const act =
    start === undefined
      ? undefined
      : ({
          do: 'bookTrial',
          kidUid,
          subject,
          timestamp: isoOf(start),
          ...(row?.teacher && { teacherId: row.teacher.teacherId }),
        } as const);
  return (
    <ActSheet {...props} title={t.do.bookTrial} act={act} wide>
      <RadioChips
        label={t.fields.kid}
        name="kid"
        required
        chips={of.kids.map((kid) => ({ value: kid.kidUid, label: kid.name }))}
        value={kidUid}
        onChange={(value) => {
          setKid(value);
          setStart(undefined);
        }}
      />
      <Select
        label={t.fields.subject}
        name="subject"
        required
        options={choicesOf(names.subjects, subjects)}
        value={subject}
        onChange={(value) => {
          setSubject(value);
          setTeacher(undefined);
          setStart(undefined);
        }}
      />
      <TimeFields
        {...props}
        offer={offer}
        around={Date.parse(of.now)}
        teacher={teacher}
        onTeacher={setTeacher}
        start={start}
        onStart={setStart}
      />
    </ActSheet>
  );
}

/** A single lesson of a course. */
export function BookLessonSheet({ processId, ...props }: SheetProps & { processId: string }) {
  const t = useTexts('familyActs');
  const [teacher, setTeacher] = useState<string>();
  const [start, setStart] = useState<number>();
  const { data: offer } = useQuery(
    queryOf('GET /manager/families/:familyId/processes/:processId/lesson-times', { params: { familyId: props.of.familyId, processId } }),
  );
  const teacherId = rowOf(offer, teacher)?.teacher?.teacherId;
  const act =
    start === undefined || teacherId === undefined
      ? undefined
      : ({ do: 'bookLesson', processId, teacherId, timestamp: isoOf(start) } as const);
  return (
    <ActSheet {...props} title={t.do.bookLesson} act={act} wide>
      <TimeFields
        {...props}
        offer={offer}
        around={Date.parse(props.of.now)}
        teacher={teacher}
        onTeacher={setTeacher}
        start={start}
        onStart={setStart}
      />
    </ActSheet>
  );
}
