import type { CalendarLesson, TeacherDay } from '@school/contract/back-office/calendar-calls';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { LinkButton } from '#kit/link-button.tsx';

import { familyToMove, useCalendarWords } from './lesson-words.ts';

interface LessonSheetProps {
  lesson: CalendarLesson;
  teacher: TeacherDay;
  onMove(familyId: string): void;
  onClose(): void;
}

/** What a lesson is, and what can be done about it from here. */
export function LessonSheet({ lesson, teacher, onMove, onClose }: LessonSheetProps) {
  const { lesson: t } = useTexts('schoolCalendar');
  const words = useCalendarWords();
  const familyId = familyToMove(lesson);
  const families = [...new Map(lesson.kids.map((kid) => [kid.familyId, kid])).values()];
  return (
    <Sheet title={`${words.who(lesson)}, ${words.learned(lesson)}`} onClose={onClose}>
      <p className="figures font-bold">
        {words.when(lesson.timestamp)} · {words.hours(lesson)}
      </p>
      <p>
        {teacher.name} · {words.kind(lesson)}
      </p>
      {lesson.groupId !== null && <p>{lesson.kids.map(({ name }) => name).join(', ')}</p>}
      <div className="flex flex-wrap gap-3">
        {familyId !== undefined && (
          <Button kind="primary" onPress={() => onMove(familyId)}>
            {t.move}
          </Button>
        )}
        {lesson.groupId !== null ? (
          <LinkButton to="/manager/groups/$groupId" params={{ groupId: lesson.groupId }}>
            {t.toGroup}
          </LinkButton>
        ) : (
          families.map((kid) => (
            <LinkButton key={kid.familyId} to="/manager/families/$familyId/lessons" params={{ familyId: kid.familyId }}>
              {t.toFamily}
            </LinkButton>
          ))
        )}
      </div>
    </Sheet>
  );
}
