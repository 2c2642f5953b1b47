import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { clockText } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Switch } from '#kit/checkbox.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Icon, Pause, Play } from '#kit/icon.tsx';

import { useScreen } from './use-screen.ts';

const speeds = ['0.5', '1', '2', '4', '8'] as const;
type Speed = (typeof speeds)[number];
/** Milliseconds that an arrow key goes. */
const byArrow = 1000;
/** A recording may end a little before its fault: what came then was not sent any more. */
const shortBy = 10_000;

/** The recording itself with its buttons: the space bar plays and stops, arrows go a second on or back. */
export function Playing({ file, happenedAt }: { file: Uint8Array; happenedAt: number | null }) {
  const t = useTexts('managerFaults');
  const locale = useLocale();
  const lineId = useId();
  const room = useRef<HTMLDivElement>(null);
  const { stand, shown, size, isPlaying, moment, ...screen } = useScreen(file, happenedAt);
  const scale = useScale(room, size);
  const [speed, setSpeed] = useState<Speed>('1');
  const [skips, setSkips] = useState(false);
  const length = shown?.length ?? 0;
  const text = t.playedOf(clockText(Math.floor(moment / 1000)), clockText(Math.ceil(length / 1000)));
  const fault = shown && happenedAt !== null ? happenedAt - shown.startedAt : undefined;
  const isInside = fault !== undefined && fault >= 0 && fault <= length + shortBy;
  const press = (event: KeyboardEvent) => {
    if (event.key === ' ') screen.toggle();
    else if (event.key === 'ArrowRight' || event.key === 'ArrowUp') screen.goTo(moment + byArrow);
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowDown') screen.goTo(moment - byArrow);
    else if (event.key === 'End') screen.goTo(length);
    else return;
    event.preventDefault();
  };
  if (shown === null) return <EmptyState title={t.notShown}>{t.notShownAbout}</EmptyState>;
  return (
    <div className="flex flex-col gap-4">
      <div ref={room} className="flex min-h-40 justify-center overflow-hidden rounded-lg border border-line bg-sunk">
        <figure
          aria-label={t.screen}
          className="overflow-hidden"
          style={{ width: (size?.width ?? 0) * scale, height: (size?.height ?? 0) * scale }}
        >
          {/* Always as light as it was recorded: the frame has its own colours. */}
          <div ref={stand} inert className="origin-top-left" style={{ ...size, transform: `scale(${scale})` }} />
        </figure>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button onPress={screen.toggle}>
          <Icon of={isPlaying ? Pause : Play} />
          {isPlaying ? t.pause : t.play}
        </Button>
        {isInside && <Button onPress={screen.goToFault}>{t.toFault}</Button>}
        <span aria-hidden className="figures text-mute">
          {text}
        </span>
      </div>
      <label htmlFor={lineId} className="sr-only">
        {t.position}
      </label>
      <div className="relative">
        {isInside && (
          <span
            aria-hidden
            title={t.faultHere}
            className="pointer-events-none absolute top-0 h-2.5 w-1 rounded-full bg-bad"
            style={{ left: `${Math.min((100 * fault) / length, 100)}%` }}
          />
        )}
        <input
          id={lineId}
          type="range"
          min={0}
          max={Math.ceil(length)}
          value={moment}
          aria-valuetext={text}
          onKeyDown={press}
          onChange={({ target }) => screen.goTo(Number(target.value))}
          className="h-11 w-full accent-brand"
        />
      </div>
      <RadioChips<Speed>
        label={t.speedOf}
        name="speed"
        required
        layout="row"
        chips={speeds.map((value) => ({ value, label: t.timesFaster(new Intl.NumberFormat(locale).format(Number(value))) }))}
        value={speed}
        onChange={(chosen) => {
          setSpeed(chosen);
          screen.setSpeed(Number(chosen));
        }}
      />
      <Switch
        checked={skips}
        onChange={(should) => {
          setSkips(should);
          screen.skipPauses(should);
        }}
      >
        {t.skipPauses}
      </Switch>
    </div>
  );
}

/** How much smaller a window is shown so that it fits into the page. */
function useScale(room: { current: HTMLElement | null }, size: { width: number; height: number } | undefined): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (!room.current) return undefined;
    const watcher = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    watcher.observe(room.current);
    return () => watcher.disconnect();
  }, [room]);
  return size === undefined || width === 0 ? 1 : Math.min(1, width / size.width, (0.7 * innerHeight) / size.height);
}
