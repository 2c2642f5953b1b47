import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { TeacherCard } from './teacher-card.tsx';

/** Opens the card of a teacher. */
export function CardButton({ teacher: { teacherId, name } }: { teacher: { teacherId: string; name: string } }) {
  const t = useTexts('teacherCard');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" label={t.openOf(name)} onPress={() => setOpen(true)}>
        {t.open}
      </Button>
      {isOpen && (
        <Sheet title={t.open} onClose={() => setOpen(false)}>
          <Suspense fallback={<Skeleton className="h-48" />}>
            <Known teacherId={teacherId} />
          </Suspense>
        </Sheet>
      )}
    </>
  );
}

function Known({ teacherId }: { teacherId: string }) {
  const { data } = useQuery(queryOf('GET /teachers/:teacherId/card', { params: { teacherId } }));
  return data ? <TeacherCard name={data.name} content={data} teaches={data} /> : <Skeleton className="h-48" />;
}
