import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import { happened } from '#api/happened.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button, IconButton } from '#kit/button.tsx';
import { Icon, X } from '#kit/icon.tsx';
import { goTo } from '#kit/router/navigation.ts';
import { tourAt, type TourStep } from './tour-steps.ts';

interface TourCardProps {
  at: number;
  steps: readonly TourStep[];
  step: TourStep;
  pathname: string | undefined;
}

/** Milliseconds after which a page that was gone to has its heading, and the focus has moved there: then the card takes it. */
const settled = 450;
/** Milliseconds between looks at what the ring is around: pages move. */
const lookEvery = 200;
/** Pixels that the ring reaches beyond what it is around: its line and the room between. */
const ringReach = 8;

/** One stop: a ring around the place on the real page, and a card that says what it is. The page stays usable. */
export function TourCard({ at, steps, step, pathname }: TourCardProps) {
  const t = useTexts('tour');
  const titleId = useId();
  const textId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const going = useRef(false);
  const [ring, setRing] = useState<Ring>();
  const [isCovered, setIsCovered] = useState(false);
  const { title, text } = t.steps[step.name];
  const isLast = at === steps.length - 1;

  const leave = (finished = false) => {
    happened(finished ? 'chip_tour_finished' : 'chip_tour_left');
    tourAt.set(undefined);
  };
  const walk = async (to: number) => {
    const next = steps[to];
    if (!next) return leave(true);
    going.current = true;
    await goTo(next.path);
    return tourAt.set(to);
  };
  // Somebody has gone elsewhere: it knows its way.
  const isElsewhere = pathname !== step.path;
  const onElsewhere = useEffectEvent(() => {
    if (!going.current) leave();
  });
  useEffect(() => {
    if (isElsewhere) onElsewhere();
  }, [isElsewhere]);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && document.querySelector('dialog[open]') === null) leave();
  });
  useEffect(() => {
    const key = (event: KeyboardEvent) => onKey(event);
    const look = () => {
      setIsCovered(document.querySelector('dialog[open]') !== null);
      setRing((before) => same(before, ringAround(step.path)));
    };
    const focus = setTimeout(() => heading.current?.focus({ preventScroll: true }), settled);
    const looking = setInterval(look, lookEvery);
    look();
    addEventListener('keydown', key);
    addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(focus);
      clearInterval(looking);
      removeEventListener('keydown', key);
      removeEventListener('scroll', look);
    };
  }, [step.path]);

  if (isCovered) return null;
  return (
    <>
      {ring && (
        <div aria-hidden style={ring} className="pointer-events-none fixed z-40 rounded-md outline-4 outline-offset-4 outline-brand" />
      )}
      <section
        aria-labelledby={titleId}
        aria-describedby={textId}
        className="fixed inset-x-3 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-40 mx-auto flex max-w-md animate-rise flex-col gap-3 rounded-lg border-2 border-brand bg-card p-5 shadow-float md:right-6 md:bottom-6 md:left-auto md:mx-0 md:w-96"
      >
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="text-sm font-bold text-mute">{t.step(at + 1, steps.length)}</p>
            <h2 id={titleId} ref={heading} tabIndex={-1} className="text-xl outline-none">
              {title}
            </h2>
          </div>
          <IconButton label={t.leave} size={44} onPress={() => leave()}>
            <Icon of={X} />
          </IconButton>
        </div>
        <p id={textId}>{text}</p>
        <div className="flex flex-wrap justify-end gap-3">
          {at > 0 && <Button onPress={() => void walk(at - 1)}>{t.back}</Button>}
          <Button kind="primary" onPress={() => void walk(at + 1)}>
            {isLast ? t.done : t.next}
          </Button>
        </div>
      </section>
    </>
  );
}

interface Ring {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the page of a step begins: its place in the menu, where that is in sight, else its heading. */
function ringAround(path: string): Ring | undefined {
  const places = [`nav a[href="${path}"]`, 'main h1', 'h1'].flatMap((name) => Array.from(document.querySelectorAll(name)));
  const shown = places.map((place) => place.getBoundingClientRect()).find(({ width, height }) => width > 0 && height > 0);
  if (!shown) return undefined;
  // At the edge of the screen the ring is drawn inwards: it is never cut.
  const [left, top] = [Math.max(shown.left, ringReach), Math.max(shown.top, ringReach)];
  return {
    left,
    top,
    width: Math.min(shown.right, innerWidth - ringReach) - left,
    height: Math.min(shown.bottom, innerHeight - ringReach) - top,
  };
}

/** The one before, if nothing has moved: nothing is drawn anew. */
const same = (one: Ring | undefined, other: Ring | undefined): Ring | undefined =>
  one && other && one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height
    ? one
    : other;
