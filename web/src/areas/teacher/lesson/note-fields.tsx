import { noteResults, noteTags } from '@school/contract/calendar/limits';
import type { LessonNote } from '@school/contract/staffing/workspace-shapes';
import type { ReactNode } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { CheckChips, RadioChips } from '#kit/chips.tsx';

/** A note as it is being written: how it went is not chosen yet. */
export type NoteDraft = Pick<LessonNote, 'tags' | 'text'> & { result: LessonNote['result'] | undefined };

interface NoteFieldsProps {
  note: NoteDraft;
  onChange(note: NoteDraft): void;
  /** Why the result is as it is, beside it. */
  children?: ReactNode;
}

/** How a lesson went, in one tap, and what was noticed. */
export function NoteFields({ note, onChange, children }: NoteFieldsProps) {
  const { note: t } = useTexts('teacherLesson');
  return (
    <>
      <div className="flex flex-col gap-1">
        <RadioChips<LessonNote['result']>
          label={t.result}
          name="result"
          required
          chips={noteResults.map((value) => ({ value, label: t.results[value] }))}
          value={note.result}
          onChange={(result) => onChange({ ...note, result })}
        />
        {children}
      </div>
      <CheckChips
        label={t.tags}
        name="tags"
        chips={noteTags.map((value) => ({ value, label: t.tag[value] }))}
        value={note.tags}
        onChange={(tags) => onChange({ ...note, tags })}
      />
    </>
  );
}
