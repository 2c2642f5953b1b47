import { useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { raiseNotice } from '#kit/notice.ts';

/** The end of an absence before its time: first what it does, since open hours are booked at once, then the button that does it. */
export function BackEarlier({ absenceId, which }: { absenceId: string; which: 'now' | 'ahead' }) {
  const t = useTexts('teacherAbsences');
  const [asked, setAsked] = useState(false);
  const end = useCall('POST /teacher/absences/:absenceId/end', { changes: ['GET /teacher/lessons'] });
  const press = () =>
    end
      .mutateAsync({ params: { absenceId }, body: {} })
      .then((hours) => {
        queryClient.setQueryData(queryOf('GET /teacher/availability').queryKey, hours);
        raiseNotice({ tone: 'good', text: t.backDone });
      })
      .catch(() => undefined);
  return (
    <div className="flex flex-col gap-2">
      <Button size="small" expanded={asked} onPress={() => setAsked(!asked)} className="self-start">
        {t.back[which]}
      </Button>
      {asked && (
        <>
          <p>{t.backAbout[which]}</p>
          <div className="flex flex-wrap gap-3">
            <Button kind="primary" busy={end.isPending} onPress={() => void press()}>
              {t.backDo}
            </Button>
            <Button kind="quiet" onPress={() => setAsked(false)}>
              {t.backNot}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
