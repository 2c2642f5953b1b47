import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Drawer } from '#kit/dialog.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { FinishForm } from './finish-form.tsx';

interface FinishSheetProps {
  eventId: string;
  onClose(): void;
  onFinished(): void;
}

/** The end of a lesson in two taps: this sheet, filled in by the room, and its button. */
export function FinishSheet({ eventId, onClose, onFinished }: FinishSheetProps) {
  const { finish: t } = useTexts('teacherRoom');
  // Who was there for how long changes while one looks: each opening asks anew.
  const { data, isFetchedAfterMount } = useQuery({
    ...queryOf('GET /lesson-room/:eventId/finish', { params: { eventId } }),
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <Drawer title={t.title} onClose={onClose}>
      {data && isFetchedAfterMount ? <FinishForm sheet={data} onFinished={onFinished} /> : <Skeleton className="h-96" />}
    </Drawer>
  );
}
