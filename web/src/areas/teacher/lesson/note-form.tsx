import type { LessonNote } from '@school/contract/staffing/workspace-shapes';
import { noteResults, noteTags, schedulingLimits } from '@school/contract/calendar/limits';
import type { TeacherLesson } from '@school/contract/staffing/shapes';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { CheckChips, RadioChips } from '#kit/chips.tsx';
import { TextArea } from '#kit/text-field.tsx';

import { NoteTemplates } from './note-templates.tsx';

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
  const [result, setResult] = useState<LessonNote['result'] | undefined>(lesson.note?.result);
  const [tags, setTags] = useState<LessonNote['tags']>(lesson.note?.tags ?? []);
  const [text, setText] = useState(lesson.note?.text ?? '');
  const save = useCall('POST /teacher/lessons/:eventId/note', { changes: ['GET /teacher/lessons', 'GET /teacher/pupils'] });
  useEffect(() => {
    if (isWanted) heading.current?.focus();
  }, [isWanted]);
  const submit = () => {
    if (!result || save.isPending) return;
    save.mutateAsync({ params: { eventId: lesson.eventId }, body: { result, tags, text } }).then(onSaved, () => undefined);
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
        <RadioChips<LessonNote['result']>
          label={t.result}
          name="result"
          required
          chips={noteResults.map((value) => ({ value, label: t.results[value] }))}
          value={result}
          onChange={setResult}
        />
        <CheckChips
          label={t.tags}
          name="tags"
          chips={noteTags.map((value) => ({ value, label: t.tag[value] }))}
          value={tags}
          onChange={setTags}
        />
        <TextArea
          name="text"
          label={t.text}
          help={t.textHelp}
          rows={2}
          maxLength={schedulingLimits.noteSigns}
          value={text}
          onChange={setText}
        />
        <NoteTemplates
          text={text}
          onUse={(phrase) => setText((before) => `${before.trim()} ${phrase}`.trim().slice(0, schedulingLimits.noteSigns))}
        />
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
