import { type KeyboardEvent, type ReactNode, useId } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { clockText } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { Icon, Pause, Play } from '#kit/icon.tsx';

/** What the buttons of something that is played say. */
interface PlaybackWords {
  play: string;
  pause: string;
  position: string;
  playedOf(moment: string, length: string): string;
  speedOf: string;
  timesFaster(n: string): string;
}

interface PlaybackControlsProps {
  words: PlaybackWords;
  isPlaying: boolean;
  /** Milliseconds from the beginning, and of the whole. */
  moment: number;
  length: number;
  speed: number;
  speeds: readonly number[];
  /** Milliseconds that an arrow key goes. */
  byArrow: number;
  onToggle(): void;
  onGoTo(moment: number): void;
  onSpeed(speed: number): void;
  /** Beside the button. */
  more?: ReactNode;
  /** Over the line. */
  mark?: ReactNode;
}

/** Play and pause, the line of time, how fast: the space bar plays and stops, arrows go on or back, Home and End to the ends. */
export function PlaybackControls({
  words: t,
  isPlaying,
  moment,
  length,
  speed,
  speeds,
  byArrow,
  more,
  mark,
  ...act
}: PlaybackControlsProps) {
  const locale = useLocale();
  const lineId = useId();
  // At its end it says so, and not a second less.
  const seconds = moment >= length ? Math.ceil(length / 1000) : Math.floor(moment / 1000);
  const text = t.playedOf(clockText(seconds), clockText(Math.ceil(length / 1000)));
  const press = (event: KeyboardEvent) => {
    if (event.key === ' ') act.onToggle();
    else if (event.key === 'ArrowRight' || event.key === 'ArrowUp') act.onGoTo(Math.min(moment + byArrow, length));
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') act.onGoTo(Math.max(moment - byArrow, 0));
    else if (event.key === 'Home') act.onGoTo(0);
    else if (event.key === 'End') act.onGoTo(length);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button onPress={act.onToggle}>
          <Icon of={isPlaying ? Pause : Play} />
          {isPlaying ? t.pause : t.play}
        </Button>
        {more}
        <span aria-hidden className="figures text-mute">
          {text}
        </span>
      </div>
      <label htmlFor={lineId} className="sr-only">
        {t.position}
      </label>
      <div className="relative">
        {mark}
        <input
          id={lineId}
          type="range"
          min={0}
          max={Math.ceil(length)}
          value={moment}
          aria-valuetext={text}
          onKeyDown={press}
          onChange={({ target }) => act.onGoTo(Number(target.value))}
          className="h-11 w-full accent-brand"
        />
      </div>
      <RadioChips<string>
        label={t.speedOf}
        name="speed"
        required
        layout="row"
        chips={speeds.map((value) => ({ value: String(value), label: t.timesFaster(new Intl.NumberFormat(locale).format(value)) }))}
        value={String(speed)}
        onChange={(chosen) => act.onSpeed(Number(chosen))}
      />
    </>
  );
}
