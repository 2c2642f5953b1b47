import { useLayoutEffect, useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Switch } from '#kit/checkbox.tsx';
import { EmptyState } from '#kit/empty-state.tsx';

import { PlaybackControls } from '#widgets/playback/playback-controls.tsx';

import { useScreen } from './use-screen.ts';

const speeds = [0.5, 1, 2, 4, 8];
/** Milliseconds that an arrow key goes. */
const byArrow = 1000;
/** A recording may end a little before its fault: what came then was not sent any more. */
const shortBy = 10_000;

/** The recording itself with its buttons: the space bar plays and stops, arrows go a second on or back. */
export function Playing({ file, happenedAt }: { file: Uint8Array; happenedAt: number | null }) {
  const t = useTexts('managerFaults');
  const room = useRef<HTMLDivElement>(null);
  const { stand, shown, size, isPlaying, moment, ...screen } = useScreen(file, happenedAt);
  const scale = useScale(room, size);
  const [speed, setSpeed] = useState(1);
  const [skips, setSkips] = useState(false);
  const length = shown?.length ?? 0;
  const fault = shown && happenedAt !== null ? happenedAt - shown.startedAt : undefined;
  const isInside = fault !== undefined && fault >= 0 && fault <= length + shortBy;
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
      <PlaybackControls
        words={t}
        isPlaying={isPlaying}
        moment={moment}
        length={length}
        speed={speed}
        speeds={speeds}
        byArrow={byArrow}
        onToggle={screen.toggle}
        onGoTo={screen.goTo}
        onSpeed={(chosen) => {
          setSpeed(chosen);
          screen.setSpeed(chosen);
        }}
        more={isInside && <Button onPress={screen.goToFault}>{t.toFault}</Button>}
        mark={
          isInside && (
            <span
              aria-hidden
              title={t.faultHere}
              className="pointer-events-none absolute top-0 h-2.5 w-1 rounded-full bg-bad"
              style={{ left: `${Math.min((100 * fault) / length, 100)}%` }}
            />
          )
        }
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
