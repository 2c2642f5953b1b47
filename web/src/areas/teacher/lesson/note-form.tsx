import type { TeacherLesson } from '@school/contract/staffing/shapes';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';

import { type NoteDraft, NoteFields } from './note-fields.tsx';
import { NoteText } from './note-text.tsx';

interface NoteFormProps {
  lesson: TeacherLesson;
  /** The form is what was come for: it takes the focus. */
  isWanted: boolean;
  onSaved(lesson: TeacherLesson): void;
}

/** How a lesson went, in half a minute: one tap for the result, chips for what was noticed, words where they help. */
export function NoteForm({ lesson, isWanted, onSaved }: NoteFormProps) {
  const { note: t } = useTexts('teacherLesson');
  const heading = useRef<HTMLHeadingElement>(null);
  const [note, setNote] = useState<NoteDraft>({
    result: lesson.note?.result,
    tags: lesson.note?.tags ?? [],
    text: lesson.note?.text ?? '',
  });
  const { result } = note;
  const save = useCall('POST /teacher/lessons/:eventId/note', { changes: ['GET /teacher/lessons', 'GET /teacher/pupils'] });
  useEffect(() => {
    if (isWanted) heading.current?.focus();
  }, [isWanted]);
  const submit = () => {
    if (!result || save.isPending) return;
    save.mutateAsync({ params: { eventId: lesson.eventId }, body: { ...note, result } }).then(onSaved, () => undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <Card label={t.title}>
      {/* Ctrl+Enter is a shortcut of the button at the end. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className="flex flex-col gap-4" onKeyDown={onKeyDown}>
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
            {t.title}
          </h2>
          <p className="text-mute">{t.about}</p>
        </div>
        <NoteFields note={note} onChange={setNote} />
        <NoteText note={note} onChange={setNote} />
        <Button
          kind="primary"
          size="large"
          busy={save.isPending}
          disabled={!result}
          hint={result ? undefined : t.needResult}
          onPress={submit}
        >
          {t.send}
        </Button>
      </div>
    </Card>
  );
}
