import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { changed, queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { TouchedLine } from '#widgets/lesson-look/touched-lesson.tsx';

import { ReplaceSheet } from '../late/replace-sheet.tsx';

/** The lessons of a teacher for 14 days, each with who is free and fits best; any of them is handed over from here. */
export function StandInsSheet({ teacherId, name, onClose }: { teacherId: string; name: string; onClose(): void }) {
  const t = useTexts('managedTeachers');
  const [replacing, setReplacing] = useState<string>();
  const { data } = useQuery({ ...queryOf('GET /manager/teachers/:teacherId/lessons', { params: { teacherId } }), staleTime: 0 });
  const chosen = data?.lessons.find(({ lesson }) => lesson.eventId === replacing);
  if (chosen)
    return (
      <ReplaceSheet
        late={chosen}
        onClose={() => {
          setReplacing(undefined);
          void changed('GET /manager/teachers/:teacherId/lessons', 'GET /manager/teachers');
        }}
      />
    );
  return (
    <Sheet title={t.standInsOf(name)} onClose={onClose} width="wide">
      <h3 className="text-lg">{t.lessonsAhead}</h3>
      {!data && <Skeleton className="h-40" />}
      {data?.lessons.length === 0 && <p>{t.noLessons}</p>}
      <ul aria-label={t.lessonsAhead} className="flex flex-col divide-y divide-line">
        {data?.lessons.map(({ lesson, proposals }) => (
          <li key={lesson.eventId} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="flex min-w-0 flex-col gap-1">
              <TouchedLine lesson={lesson} />
              <span className={`text-sm ${proposals.length === 0 ? 'font-bold text-warn' : 'text-mute'}`}>
                {proposals.length === 0
                  ? t.nobody
                  : proposals
                      .slice(0, 3)
                      .map(({ teacher, fit }) => `${teacher.name} (${fit})`)
                      .join(', ')}
              </span>
            </span>
            {proposals.length > 0 && (
              <Button size="small" onPress={() => setReplacing(lesson.eventId)}>
                {t.replace}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data && data.more > 0 && <p className="text-mute">{t.more(data.more)}</p>}
    </Sheet>
  );
}
