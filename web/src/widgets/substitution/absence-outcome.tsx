import type { AnswerOf } from '@school/contract/calls';

import { SchoolRefusal } from '#api/school-refusal.ts';
import { useTexts } from '#i18n/texts.ts';
import { TextArea } from '#kit/text-field.tsx';

import { type Chosen, decisionsOf, outcomeOf } from './choices.ts';
import { LessonChoice } from './lesson-choice.tsx';

type Preview = AnswerOf<'POST /teacher/absences/preview'>;

/** Each lesson of an absence with who takes it. */
export function TouchedLessons({ preview, chosen, onChoose }: { preview: Preview; chosen: Chosen; onChoose(chosen: Chosen): void }) {
  return (
    <ul className="flex flex-col gap-3">
      {preview.lessons.map((substitution) => {
        const { eventId } = substitution.lesson;
        return (
          <LessonChoice
            key={eventId}
            substitution={substitution}
            chosen={chosen.get(eventId)}
            onChoose={(teacherId) => onChoose(new Map([...chosen, [eventId, teacherId]]))}
          />
        );
      })}
    </ul>
  );
}

/** What an absence will do to how many lessons and families: the decisions, and the name of the button that takes them. */
export function useAbsenceAct(kind: 'illness' | 'holiday', preview: Preview | undefined, chosen: Chosen) {
  const { form: t } = useTexts('teacherAbsences');
  const { lessons = [], families = 0 } = preview ?? {};
  const choices = decisionsOf(lessons, chosen);
  const { given, canceled } = outcomeOf(choices);
  const isFree = lessons.length === 0 || !preview?.may.allowed;
  const name = isFree
    ? t.title[kind]
    : given === 0
      ? t.cancel(canceled, families)
      : canceled === 0
        ? t.give(given, families)
        : t.giveAndCancel(given, canceled, families);
  return { choices, name, isHandedOn: given > 0 && !isFree };
}

/** What colleagues who take the lessons should know. */
export function HandOverNote({ value, onChange }: { value: string; onChange(note: string): void }) {
  const { form: t } = useTexts('teacherAbsences');
  return <TextArea label={t.note} name="note" help={t.noteHelp} rows={3} maxLength={2000} value={value} onChange={onChange} />;
}

/** Whoever is booked or moved meanwhile makes another list: true when it has to be looked at again, and nothing else is said. */
export function isOutdated(cause: unknown): boolean {
  if (!(cause instanceof SchoolRefusal) || cause.code !== 'scheduling.touches_changed') return false;
  cause.take();
  return true;
}
