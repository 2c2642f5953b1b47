import { useTexts } from '#i18n/texts.ts';
import { clockText } from '#i18n/time.ts';

import type { WeeklyStart } from './weekly-times.ts';

interface TimeButtonProps {
  start: WeeklyStart;
  /** The weekday in words: times of one clock stand on several days. */
  day: string;
  isChosen: boolean;
  /** All days are given away already. */
  isBlocked: boolean;
  /** The schedule has this time now. */
  isOwn: boolean;
  onPress(): void;
}

/** The ground of a time that is taken on some dates: stripes, which the legend above explains. */
export const partlyTaken = { backgroundImage: 'repeating-linear-gradient(135deg, var(--color-sunk) 0 5px, var(--color-card) 5px 10px)' };

/** One weekly time: a free one, one that is taken on some dates (striped), or the one that the schedule has now. */
export function TimeButton({ start, day, isChosen, isBlocked, isOwn, onPress }: TimeButtonProps) {
  const t = useTexts('scheduleSelection');
  const look = isChosen
    ? 'border-brand bg-brand text-on-brand'
    : isBlocked
      ? 'border-line bg-sunk text-mute'
      : 'border-line bg-card hover:border-brand';
  const note = isOwn ? t.own : start.isFree ? undefined : t.partly;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isBlocked || undefined}
      aria-label={`${day}, ${clockText(start.familyMinute)}${note === undefined ? '' : ` ${note}`}`}
      title={note}
      onClick={isBlocked ? undefined : onPress}
      {...(!isChosen && !isBlocked && !start.isFree && { style: partlyTaken })}
      className={`press figures flex min-h-12 flex-col items-center justify-center rounded-md border-2 px-1 leading-tight font-bold ${look}`}
    >
      {clockText(start.familyMinute)} {isOwn && <span className="text-sm font-normal">{t.own}</span>}
    </button>
  );
}
