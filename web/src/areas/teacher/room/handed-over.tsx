import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Face } from '#widgets/face/face.tsx';

/** What the colleague left to know whose lesson this is, above everything until it is read. */
export function HandedOver({ eventId }: { eventId: string }) {
  const t = useTexts('teacherRoom');
  const [isRead, setRead] = useState(false);
  const { data: lesson } = useQuery(quietly(queryOf('GET /teacher/lessons/:eventId', { params: { eventId } })));
  if (isRead || !lesson?.insteadOf || lesson.insteadOf.note === '') return null;
  const { teacher, note } = lesson.insteadOf;
  return (
    <span className="bg-sun-soft">
      <Face name={teacher.name} avatar={teacher.avatar} size={40} />
      <span className="min-w-0 grow font-normal wrap-anywhere">
        <strong>{teacher.name}:</strong> {note}
      </span>
      <Button size="small" onPress={() => setRead(true)}>
        {t.gotIt}
      </Button>
    </span>
  );
}
