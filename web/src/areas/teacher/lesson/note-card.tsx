import type { TeacherLesson } from '@school/contract/staffing/shapes';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';

import { NoteForm } from './note-form.tsx';
import { NoteWords } from './note-words.tsx';

interface NoteCardProps {
  lesson: TeacherLesson;
  isWanted: boolean;
  onSaved(lesson: TeacherLesson): void;
}

/** The note about a lesson: written once, and corrected when something comes to mind. */
export function NoteCard({ lesson, isWanted, onSaved }: NoteCardProps) {
  const { note: t } = useTexts('teacherLesson');
  const [isCorrected, setIsCorrected] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  if (!lesson.note || isCorrected)
    return (
      <NoteForm
        lesson={lesson}
        isWanted={isWanted || isCorrected}
        onSaved={(answer) => {
          setIsCorrected(false);
          setIsSaved(true);
          onSaved(answer);
        }}
      />
    );
  return (
    <Card label={t.title} className="flex flex-col gap-3">
      <h2 className="text-lg">{t.title}</h2>
      <NoteWords note={lesson.note} />
      <Button size="small" className="self-start" onPress={() => setIsCorrected(true)}>
        {t.correct}
      </Button>
      <output className="text-sm text-good">{isSaved ? t.saved : ''}</output>
    </Card>
  );
}
