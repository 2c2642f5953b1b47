import type { LessonNote } from '@school/contract/staffing/workspace-shapes';

import { useTexts } from '#i18n/texts.ts';
import { Badge } from '#kit/card.tsx';

const tones = { great: 'good', good: 'brand', hard: 'warn' } as const;

/** What was noted of a lesson, in one or two lines. */
export function NoteWords({ note }: { note: LessonNote }) {
  const { note: t } = useTexts('teacherLesson');
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap gap-1.5">
        <Badge tone={tones[note.result]}>{t.results[note.result]}</Badge>
        {note.tags.map((tag) => (
          <Badge key={tag}>{t.tag[tag]}</Badge>
        ))}
      </p>
      {note.text !== '' && <p className="whitespace-pre-line">{note.text}</p>}
    </div>
  );
}
