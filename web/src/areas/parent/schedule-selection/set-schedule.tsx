import type { AnswerOf } from '@school/contract/calls';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { useNavigate } from '#kit/router/router.tsx';
import { api } from '#api/client.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, clockText, weekdayName } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { Icon, X } from '#kit/icon.tsx';
import { raiseNotice } from '#kit/notice.ts';

import { Conflicts } from './conflicts.tsx';
import type { WeeklyStart } from './weekly-times.ts';

interface SetScheduleProps {
  processId: string;
  teacherId: string;
  zone: string;
  chosen: readonly WeeklyStart[];
  onRemove(key: number): void;
}

/** What the chosen times come to, with every conflict, before the one button that books them all or none. */
export function SetSchedule({ processId, teacherId, zone, chosen, onRemove }: SetScheduleProps) {
  const t = useTexts('scheduleSelection');
  const locale = useLocale();
  const say = useRefusals();
  const navigate = useNavigate();
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
      .catch(() => undefined);

  return (
    <Card label={t.chosen} className="flex flex-col gap-4 lg:sticky lg:top-8">
      <h2 className="text-lg">{t.chosen}</h2>
      {chosen.length === 0 && <p className="text-mute">{t.nothing}</p>}
      <ul className="flex flex-wrap gap-2">
        {chosen.map((start) => {
          const words = `${weekdayName(locale, start.familyWeekday, 'short')} ${clockText(start.familyMinute)}`;
          const isMoscow = start.familyMinute === start.startMinute && start.familyWeekday === start.weekday;
          return (
            <li key={start.key} className="figures inline-flex min-h-12 items-center gap-1 rounded-full bg-brand-soft pl-4 font-bold">
              {words}
              {!isMoscow && (
                <span className="text-sm font-normal text-mute">
                  {t.moscow(`${weekdayName(locale, start.weekday, 'short')} ${clockText(start.startMinute)}`)}
                </span>
              )}
              <button
                type="button"
                aria-label={t.remove(words)}
                onClick={() => onRemove(start.key)}
                className="press grid size-11 place-items-center rounded-full hover:bg-card"
              >
                <Icon of={X} size={18} />
              </button>
            </li>
          );
        })}
      </ul>
      {shown && (
        <>
          <p className="figures">
            {t.lessons(
              shown.lessons,
              shown.first
                .slice(0, 3)
                .map((first) => at(locale, first, 'weekday', zone))
                .join('; '),
            )}
          </p>
          <Conflicts conflicts={shown.conflicts} canGoOn={shown.may.allowed} zone={zone} />
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
  );
}
