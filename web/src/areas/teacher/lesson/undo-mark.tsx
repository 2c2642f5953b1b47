import type { TeacherLesson } from '@school/contract/staffing/shapes';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Countdown } from '#kit/countdown.tsx';

interface UndoMarkProps {
  lesson: TeacherLesson;
  onUndone(lesson: TeacherLesson): void;
  onOver(): void;
}

/** A wrong mark is taken back while nothing has followed from it. */
export function UndoMark({ lesson, onUndone, onOver }: UndoMarkProps) {
  const { lesson: t } = useTexts('teacher');
  const undo = useCall('POST /teacher/lessons/:eventId/undo-mark', { changes: ['GET /teacher/lessons'] });
  if (!lesson.mark || !lesson.may.undo.allowed) return null;
  const press = () =>
    undo.mutateAsync({ params: { eventId: lesson.eventId }, body: {} }).then(onUndone, () => {
      onOver();
    });
  return (
    <div className="flex flex-col gap-3 rounded-md bg-sunk p-4">
      <p>
        {t.undoAbout} {t.undoLeft} <Countdown until={lesson.mark.undoUntil} label={t.undo} onOver={onOver} />
      </p>
      <Button className="self-start" busy={undo.isPending} onPress={() => void press()}>
        {t.undo}
      </Button>
    </div>
  );
}
