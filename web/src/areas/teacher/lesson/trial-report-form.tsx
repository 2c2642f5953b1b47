import type { AnswerOf } from '@school/contract/calls';
import type { CourseCode, SubjectCode } from '@school/contract/catalogue/limits';
import type { TeacherLesson } from '@school/contract/staffing/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useOffer } from '#api/offer.ts';
import { queryOf } from '#api/queries.ts';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { draftKey } from '#kit/draft-key.ts';
import { Draft } from '#kit/draft.tsx';
import { type FieldErrors, Form } from '#kit/form.tsx';
import { TextArea } from '#kit/text-field.tsx';

const outcomes = ['recommended', 'notYet'] as const;

type ProposedReport = NonNullable<AnswerOf<'GET /lesson-room/:eventId/finish'>['trial']>;

interface Fitting {
  courseCode: CourseCode;
  ages: { from: number; to: number };
}

interface TrialReportFormProps {
  lesson: TeacherLesson;
  /** What the lesson itself proposes, by what was right in it. */
  proposed?: ProposedReport | null;
  onSent(answer: TeacherLesson): void;
}

/** The outcome of a trial: two taps for the course and the level the school would guess, and a few words. */
export function TrialReportForm({ lesson, proposed, onSent }: TrialReportFormProps) {
  const { report: t } = useTexts('teacher');
  const locale = useLocale();
  const language = locale === 'ru-RU' ? 'ru' : 'en';
  const { data } = useSuspenseQuery({ ...queryOf('GET /courses'), staleTime: Infinity });
  const age = lesson.pupils[0]?.age ?? 0;
  const offer = useOffer();
  const offered = offer.courses(data.courses.map((it) => it.courseCode));
  const fits = ({ courseCode: code, ages }: Fitting) => isFor(offer.courseOf(code)?.subject, ages, lesson, age);
  const courses = data.courses
    .filter((it) => offered.includes(it.courseCode) && offer.isRecommended(it.courseCode))
    .toSorted((a, b) => Number(fits(b)) - Number(fits(a)));
  const [outcome, setOutcome] = useState(proposed?.outcome ?? 'recommended');
  const [courseCode, setCourseCode] = useState(proposed?.courseCode ?? courses[0]?.courseCode);
  const course = courses.find((it) => it.courseCode === courseCode);
  const [levelCode, setLevelCode] = useState(proposed?.level ?? undefined);
  const level =
    course?.levels.find((it) => it.levelCode === levelCode) ??
    course?.levels.find(({ ages }) => ages.from <= age && age <= ages.to) ??
    course?.levels[0];
  const send = useCall('POST /teacher/lessons/:eventId/report', { changes: ['GET /teacher/lessons'] });

  const draft = draftKey(useSession()?.customerId, `report:${lesson.eventId}`);
  const submit = async (form: FormData): Promise<FieldErrors | undefined> => {
    const written = form.get('text');
    const text = typeof written === 'string' ? written.trim() : '';
    if (text === '') return { text: t.errors.text };
    if (outcome === 'recommended' && (!course || !level)) return { courseCode: t.errors.courseCode };
    const answer = await send.mutateAsync({
      params: { eventId: lesson.eventId },
      body: {
        outcome,
        text,
        ...(outcome === 'recommended' && course && level && { courseCode: course.courseCode, level: level.levelCode }),
      },
    });
    onSent(answer);
    return undefined;
  };

  return (
    <Card label={t.title}>
      <Form onSubmit={submit} label={t.title}>
        {({ pending }) => (
          <>
            <Draft of={draft} />
            <div>
              <h2 className="text-lg">{t.title}</h2>
              <p className="text-mute">{t.about}</p>
            </div>
            <RadioChips
              label={t.outcome}
              name="outcome"
              required
              chips={outcomes.map((value) => ({ value, label: t[value] }))}
              value={outcome}
              onChange={(value) => setOutcome(value)}
            />
            {outcome === 'recommended' && course && (
              <>
                <RadioChips
                  label={t.course}
                  name="courseCode"
                  required
                  chips={courses.map((it) => ({ value: it.courseCode, label: it.title[language], note: t.ages(it.ages.from, it.ages.to) }))}
                  value={course.courseCode}
                  onChange={(code) => {
                    setCourseCode(code);
                    setLevelCode(undefined);
                  }}
                />
                <RadioChips
                  label={t.level}
                  name="level"
                  required
                  chips={course.levels.map((it) => ({
                    value: it.levelCode,
                    label: it.title[language],
                    note: t.ages(it.ages.from, it.ages.to),
                  }))}
                  value={level?.levelCode}
                  onChange={setLevelCode}
                />
              </>
            )}
            <TextArea
              name="text"
              label={t.text}
              help={t.textHelp}
              rows={4}
              maxLength={2000}
              defaultValue={proposed?.text?.[language] ?? ''}
              required
            />
            <Button type="submit" kind="primary" size="large" busy={pending}>
              {t.send}
            </Button>
          </>
        )}
      </Form>
    </Card>
  );
}

/** Does the course follow from this trial: its subject, and the kid's age? */
const isFor = (subject: SubjectCode | undefined, ages: Fitting['ages'], { subject: tried }: TeacherLesson, age: number): boolean =>
  subject === tried && ages.from <= age && age <= ages.to;
