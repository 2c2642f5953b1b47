import { schedulingLimits } from '@school/contract/calendar/limits';

import { useTexts } from '#i18n/texts.ts';
import { TextArea } from '#kit/text-field.tsx';

import type { NoteDraft } from './note-fields.tsx';
import { NoteTemplates } from './note-templates.tsx';

/** Words of a note to colleagues, with the phrases that the teacher keeps. */
export function NoteText({ note, onChange }: { note: NoteDraft; onChange(note: NoteDraft): void }) {
  const { note: t } = useTexts('teacherLesson');
  const { text } = note;
  return (
    <>
      <TextArea
        name="text"
        label={t.text}
        help={t.textHelp}
        rows={2}
        maxLength={schedulingLimits.noteSigns}
        value={text}
        onChange={(typed) => onChange({ ...note, text: typed })}
      />
      <NoteTemplates
        text={text}
        onUse={(phrase) => onChange({ ...note, text: `${text.trim()} ${phrase}`.trim().slice(0, schedulingLimits.noteSigns) })}
      />
    </>
  );
}
