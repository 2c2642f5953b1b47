import type { Event } from '@school/contract/calendar/shapes';
import type { RegularSchedule } from '@school/contract/scheduling/shapes';
import { useState } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { useSchool } from '#api/school.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { dateText, plusDays, sameTime, schoolZone, wallClock } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { noReason, reasonFrom } from '#kit/reason.ts';
import { ReasonChoice } from '#kit/reason-choice.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import { DayChoice } from './day-choice.tsx';
import { firstDayOfPause, pauseLengths, type PauseLength, untilOf } from './pause-days.ts';
import { touchedBy } from './touched-lessons.ts';
import { TouchedSummary, useGoingLines } from './touched-summary.tsx';

interface PauseDialogProps {
  regular: RegularSchedule;
  lessons: readonly Event[];
  areKnown: boolean;
  zone: string;
  now: number;
  onClose(): void;
}

/** From which day until which there are no lessons, what that touches, and why. */
export function PauseDialog({ regular, lessons, areKnown, zone, now, onClose }: PauseDialogProps) {
  const texts = useTexts('regularSchedule');
  const t = texts.pauseDialog;
  const locale = useLocale();
  const { horizonWeeks } = useSchool();
  const { pauseDaysMax, pausesLeft, changeableFrom, process } = regular;
  const today = wallClock(now, schoolZone).date;
  const [chosenFrom, setFrom] = useState<string>();
  const from = chosenFrom ?? firstDayOfPause(areKnown ? lessons : [], changeableFrom, today);
  const [length, setLength] = useState<PauseLength>('7');
  const [chosenUntil, setChosenUntil] = useState('');
  const [reason, setReason] = useState(noReason);
  const until = untilOf(from, length, chosenUntil, pauseDaysMax);
  const goes = useGoingLines(touchedBy(lessons, { changeableFrom, from, until }));
  const pause = useCall('POST /regular-schedule/pause', { changes: ['GET /user', 'GET /events', 'GET /regular-schedule/:processId'] });

  const submit = async () => {
    const why = reasonFrom(reason, t.reasons, texts.reason);
    if (why.wrong) return why.wrong;
    try {
      await pause.mutateAsync({ body: { processId: process.processId, from, until, reason: why.reason } });
    } catch (cause) {
      if (!(cause instanceof SchoolRefusal) || cause.code !== 'scheduling.pause_too_long') throw cause;
      const { max, days } = cause.take().facts;
      return { '': t.tooLong(Number(days), Number(max)) };
    }
    raiseNotice({ tone: 'good', text: t.done(dateText(locale, until, 'day')) });
    onClose();
    return undefined;
  };
  return (
    <Sheet title={t.title} onClose={onClose}>
      <Form onSubmit={submit} onRefusal={atFields({ '': ['scheduling.in_the_past', 'scheduling.beyond_horizon'] })}>
        {({ pending }) => (
          <>
            <DayChoice label={t.from} value={from} onChange={setFrom} min={today} max={plusDays(today, horizonWeeks * 7 - 1)} />
            <RadioChips<PauseLength>
              label={t.length}
              name="length"
              required
              chips={pauseLengths(pauseDaysMax).map((value) => ({
                value,
                label: value === 'day' ? t.otherDay : t.weeks(Number(value) / 7),
              }))}
              value={length}
              onChange={setLength}
            />
            {length === 'day' && (
              <DayChoice
                label={t.until}
                help={t.untilHelp(pauseDaysMax)}
                value={until}
                onChange={setChosenUntil}
                min={plusDays(from, 1)}
                max={plusDays(from, pauseDaysMax)}
              />
            )}
            <p className="figures font-bold">
              {texts.pause.dates(dateText(locale, from, 'weekday'), dateText(locale, until, 'weekday'))}
              {!sameTime(now, zone, schoolZone) && <span className="block text-sm font-normal text-mute">{t.schoolTime}</span>}
            </p>
            {areKnown ? <TouchedSummary lines={[...goes, { sign: 'stay', words: texts.touched.places }]} /> : <Skeleton className="h-28" />}
            <p className="text-sm text-mute">{t.left(pausesLeft)}</p>
            <ReasonChoice usual={t.reasons} t={texts.reason} chosen={reason} onChange={setReason} />
            <Button type="submit" kind="primary" size="large" busy={pending}>
              {t.confirm}
            </Button>
          </>
        )}
      </Form>
    </Sheet>
  );
}
