import { schedulingLimits } from '@school/contract/calendar/limits';
import type { ReactNode } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Countdown } from '#kit/countdown.tsx';
import { Clock, Icon, TriangleAlert } from '#kit/icon.tsx';
import { isoOf, nearestStarts } from '#widgets/free-times/free-days.ts';

import type { Holding } from './use-intro-hold.ts';

interface HoldStateProps {
  holding: Holding;
  /** Free starts now, as minutes since 1970. */
  slots: readonly number[] | undefined;
  /** The time that is being confirmed, in ms. */
  start: number;
  zone: string;
  busy: boolean;
  onEnd(): void;
  onAgain(): void;
  /** Books another time at once. */
  onChoose(timestamp: string): void;
}

/** How long the time is still held, by the school's clock; and when it is not, how to have it or one near it. */
export function HoldState({ holding, slots = [], start, zone, busy, onEnd, onAgain, onChoose }: HoldStateProps) {
  const t = useTexts('introApplication');
  const say = useRefusals();
  switch (holding.step) {
    case 'held':
      return (
        <div className="flex flex-col gap-1 rounded-md bg-brand-soft p-4">
          <p className="flex flex-wrap items-center gap-x-2">
            <Icon of={Clock} />
            <strong>{t.holding}</strong> {t.holdingFor}
            <Countdown until={holding.event.heldUntil ?? ''} label={t.heldLeft} onOver={onEnd} />
          </p>
          <p className="text-sm text-mute">{t.holdAbout}</p>
        </div>
      );
    case 'ended': {
      const isFree = slots.includes(start / 60_000);
      const others = nearestStarts(
        slots.filter((slot) => slot * 60_000 !== start),
        start,
        schedulingLimits.nearestFree,
      );
      return (
        <Lost title={t.ended} about={isFree ? t.endedFree : t.endedTaken}>
          {isFree && (
            <Button kind="primary" size="large" wide onPress={onAgain}>
              {t.takeAgain}
            </Button>
          )}
          <Nearest title={isFree ? t.nearest : t.takenAbout} times={others.map(isoOf)} zone={zone} busy={busy} onChoose={onChoose} />
        </Lost>
      );
    }
    case 'taken':
      return (
        <Lost title={t.taken}>
          <Nearest title={t.takenAbout} times={holding.nearest} zone={zone} busy={busy} onChoose={onChoose} />
        </Lost>
      );
    case 'refused':
      return <Lost title={say(holding.refusal.code, holding.refusal.facts)} />;
    // Only the address was opened: nothing is being held, so nothing says that it is.
    case 'open':
      return null;
    default:
      return <p className="text-mute">{t.taking}</p>;
  }
}

const Lost = ({ title, about, children }: { title: string; about?: string; children?: ReactNode }) => (
  <section role="alert" className="flex flex-col gap-3 rounded-lg bg-warn-soft p-5">
    <h2 className="flex gap-3 text-lg text-warn">
      <Icon of={TriangleAlert} />
      {title}
    </h2>
    {about !== undefined && <p>{about}</p>}
    {children}
  </section>
);

interface NearestProps {
  title: string;
  times: readonly string[];
  zone: string;
  busy: boolean;
  onChoose(timestamp: string): void;
}

function Nearest({ title, times, zone, busy, onChoose }: NearestProps) {
  const locale = useLocale();
  if (times.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul className="flex flex-col gap-2">
        {times.map((timestamp) => (
          <li key={timestamp}>
            <Button wide onPress={() => onChoose(timestamp)} busy={busy} className="figures">
              {at(locale, timestamp, 'dayTime', zone)}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
