import type { CalendarLesson, TeacherDay } from '@school/contract/back-office/calendar-calls';
import type { AnswerOf } from '@school/contract/calls';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Button } from '#kit/button.tsx';
import { blockLook, KindIcon } from '#widgets/lesson-look/lesson-kind.tsx';

import type { Spot } from './spot.ts';
import { FreeInWords } from './free-in-words.tsx';
import { useCalendarWords } from './lesson-words.ts';
import { teachersAtOnce } from './look.ts';
import { MoreTeachers } from './more-teachers.tsx';

interface DayCardsProps {
  of: AnswerOf<'GET /manager/calendar/day'>;
  onLesson(lesson: CalendarLesson, teacher: TeacherDay): void;
  onSpot(spot: Spot): void;
}

/** The same day where there is no room for columns: a card a teacher, with free starts to tap. */
export function DayCards({ of: { teachers }, onLesson, onSpot }: DayCardsProps) {
  const t = useTexts('schoolCalendar');
  const words = useCalendarWords();
  const [shown, show] = useState(teachersAtOnce);
  return (
    <>
      {teachers.slice(0, shown).map((teacher) => (
        <section
          key={teacher.teacherId}
          aria-label={teacher.name}
          className="flex flex-col gap-3 rounded-lg border border-line bg-card p-4"
        >
          <header className="flex items-center gap-3">
            <Avatar name={teacher.name} picture={teacher.avatar} size={36} />
            <h2 className="min-w-0 text-lg leading-tight">{teacher.name}</h2>
            <p className={`figures ml-auto shrink-0 text-sm ${teacher.away ? 'font-bold text-bad' : 'text-mute'}`}>
              <FreeInWords of={teacher} />
            </p>
          </header>
          {teacher.lessons.length > 0 && (
            <ul className="flex flex-col gap-1">
              {teacher.lessons.map((lesson) => (
                <li key={lesson.eventId}>
                  <button
                    type="button"
                    onClick={() => onLesson(lesson, teacher)}
                    className={`press flex min-h-11 w-full items-center gap-2 rounded-sm border-l-4 px-2 text-left text-ink ${blockLook[lesson.kind]}`}
                  >
                    <KindIcon kind={lesson.kind} size={16} />
                    <span className="figures font-extrabold">{words.time(lesson.timestamp)}</span>
                    <span className="sr-only">{words.kind(lesson)}</span>
                    <span className="min-w-0 truncate">{`${words.who(lesson)}, ${words.learned(lesson)}`}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
          {teacher.starts.length > 0 && (
            <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
              {teacher.starts.map((start) => (
                <Button key={start} size="small" label={t.free(teacher.name, words.time(start))} onPress={() => onSpot({ teacher, start })}>
                  <span className="figures">{words.time(start)}</span>
                </Button>
              ))}
            </div>
          )}
        </section>
      ))}
      <MoreTeachers left={teachers.length - shown} onMore={() => show(shown + teachersAtOnce)} />
    </>
  );
}
