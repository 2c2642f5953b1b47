import type { AnswerOf } from '@school/contract/calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { lazy, Suspense } from 'react';

import { useNavigate } from '#kit/router/router.tsx';
import { api } from '#api/client.ts';
import { changed, queryClient } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { raiseNotice } from '#kit/notice.ts';

import { ChosenTimes } from '#widgets/weekly-times/chosen-times.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { Conflicts } from './conflicts.tsx';
import { OverlapsIfAny } from './overlaps-if-any.tsx';
import type { WeeklyChoice } from '#widgets/weekly-times/use-weekly-choice.ts';

const FirstLessons = lazy(() => import('#widgets/weekly-times/first-lessons.tsx').then((file) => ({ default: file.FirstLessons })));

interface SetScheduleProps {
  processId: string;
  teacherId: string;
  zone: string;
  kids: ReadonlyArray<{ kidUid: string; firstName: string }>;
  choice: WeeklyChoice;
}

/** What the chosen times come to, with every conflict, before the one button that books them all or none. */
/** The id of the heading to which the bar of a phone leads. */
const headingId = 'chosen-times';

export function SetSchedule({ processId, teacherId, zone, kids, choice }: SetScheduleProps) {
  const t = useTexts('scheduleSelection');
  const locale = useLocale();
  const say = useRefusals();
  const navigate = useNavigate();
  const { chosen } = choice;
  const body = { processId, teacherId, days: chosen.map(({ weekday, startMinute }) => ({ weekday, startMinute })) };
  const { data: preview } = useQuery<AnswerOf<'POST /regular-schedule/preview'>>({
    queryKey: ['POST /regular-schedule/preview', body],
    queryFn: () => api('POST /regular-schedule/preview', { body }),
    enabled: chosen.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
  const set = useCall('POST /regular-schedule', {
    changes: ['GET /user', 'GET /events', 'GET /schedule-selection/:courseCode/:kidUid'],
  });
  const shown = chosen.length > 0 ? preview : undefined;

  const confirm = () =>
    set
      .mutateAsync({ body })
      .then((process) => {
        // A held schedule stays here with its countdown and the way to pay.
        if (process.heldUntil) return undefined;
        raiseNotice({ tone: 'good', text: t.done });
        return navigate({ to: '/schedule' });
      })
      // Somebody was faster: the times and the preview show it.
      .catch(() =>
        Promise.all([
          changed('GET /schedule-selection/:courseCode/:kidUid'),
          queryClient.invalidateQueries({ queryKey: ['POST /regular-schedule/preview'] }),
        ]),
      );

  return (
    <>
      <Card label={t.chosen} className="flex flex-col gap-4 lg:sticky lg:top-8">
        <h2 id={headingId} tabIndex={-1} className="scroll-mt-4 text-lg outline-none">
          {t.chosen}
        </h2>
        <ChosenTimes chosen={chosen} onRemove={choice.remove} />
        {shown && (
          <>
            <Suspense>
              <FirstLessons label={t.firstLessons} starts={shown.first} zone={zone} />
            </Suspense>
            {shown.lessons > 0 && shown.first[0] !== undefined && (
              <p className="figures">{t.lessons(shown.lessons, at(locale, shown.first[0], 'longDay', zone))}</p>
            )}
            <Conflicts
              conflicts={shown.conflicts}
              canGoOn={shown.may.allowed}
              zone={zone}
              chosen={chosen}
              onAnother={choice.chooseAnother}
            />
            <OverlapsIfAny overlaps={shown.overlaps} kids={kids} zone={zone} />
            {shown.heldUntil !== null && <p className="text-mute">{t.willHold(at(locale, shown.heldUntil, 'dayTime', zone))}</p>}
          </>
        )}
        <Button
          kind="primary"
          size="large"
          onPress={() => void confirm()}
          busy={set.isPending}
          disabled={!shown?.may.allowed}
          hint={shown && !shown.may.allowed ? say(shown.may.why, shown.may.facts) : undefined}
        >
          {t.confirm}
        </Button>
      </Card>
      <ChosenBar chosen={chosen} someTaken={(shown?.conflicts.length ?? 0) > 0} to={headingId} />
    </>
  );
}
