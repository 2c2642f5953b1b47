import { useEffect, useRef } from 'react';

import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { classNames } from '#kit/class-names.ts';
import { say } from '#kit/play/speech.ts';
import { wantsStill } from '#kit/play/wants-still.ts';
import { Speaker } from '#widgets/player/speaker.tsx';
import { Seen } from '#widgets/player/seen.tsx';
import { ownPicture } from '#widgets/player/own-pictures.ts';

import { chanceOf, itemAt, numberOf, type ShownTool } from './chance.ts';
import { readsTools, type ToolViewer, useTold } from './use-told.ts';

export const rocketSteps = 5;

/** One rocket for all: it climbs by what the teacher gives, and nobody is last. */
export function Rocket({ tool, viewer }: { tool: ShownTool; viewer: ToolViewer }) {
  const t = useTexts('roomTools');
  const step = Math.min(rocketSteps, numberOf(tool, 'step', 0));
  useTold(viewer, t.rocketAt(step, rocketSteps), { spoken: step > 0 ? t.speech.rocket : undefined });
  return (
    <Seen label={t.rocketAt(step, rocketSteps)} className="relative block h-72 w-40 overflow-hidden rounded-lg bg-[#2a2140]">
      <img src={ownPicture('crescent-moon')} alt="" className="absolute top-2 right-2 size-12" />
      <img
        src={ownPicture('rocket')}
        alt=""
        className="absolute left-10 size-20 -rotate-45 transition-[bottom] duration-700 motion-reduce:transition-none"
        style={{ bottom: `${4 + (step / rocketSteps) * 68}%` }}
      />
    </Seen>
  );
}

const lights = ['var(--color-good)', 'var(--color-sun)', 'var(--color-bad)'];
/** How loud it is, as the teacher's page hears it or the teacher says; the light stands at another height each, so colour does not speak alone. */
export function Light({ tool, viewer }: { tool: ShownTool; viewer: ToolViewer }) {
  const t = useTexts('roomTools');
  const now = Math.min(lights.length - 1, numberOf(tool, 'step', 0));
  useTold(viewer, t.lights[now]);
  return (
    <Seen label={t.lights[now] ?? ''} className="flex flex-col-reverse gap-3 rounded-xl bg-[#2a2140] p-4">
      {lights.map((color, at) => (
        <span
          key={color}
          className={classNames(
            'grid size-20 place-items-center rounded-full border-4 border-white/30 text-3xl',
            at !== now && 'opacity-25',
          )}
          style={{ background: color }}
        />
      ))}
    </Seen>
  );
}

/** Arms and legs of somebody who stretches, one movement each. */
const moves = [
  'M60 78L30 20M60 78L90 20M60 118L45 165M60 118L75 165',
  'M60 78L15 78M60 78L105 78M60 118L45 165M60 118L75 165',
  'M60 78L30 110M60 78L95 25M60 118L45 165M60 118L75 165',
  'M60 78L40 40L60 30M60 78L80 40L60 30M60 118L30 160M60 118L90 160',
  'M60 78L35 95L45 115M60 78L85 95L75 115M60 118L40 140L45 165M60 118L75 165',
  'M60 78L20 60M60 78L100 96M60 118L40 165M60 118L90 150',
];
const atRest = 'M60 78L40 120M60 78L80 120M60 118L50 165M60 118L70 165';

/** One movement, made again and again; for those who want no motion it stands stretched. */
export function Stretch({ tool, viewer }: { tool: ShownTool; viewer: ToolViewer }) {
  const t = useTexts('roomTools');
  const stretched = useRef<SVGPathElement>(null);
  const resting = useRef<SVGPathElement>(null);
  const move = moves[chanceOf(tool.seed)(moves.length)];
  useTold(viewer, t.tools.stretch, { spoken: t.speech.stretch });
  useEffect(() => {
    if (wantsStill()) return undefined;
    const beat = { duration: 1600, iterations: Infinity };
    const [shown, hidden] = [{ opacity: 1 }, { opacity: 0 }];
    const both = [
      stretched.current?.animate([hidden, { ...hidden, offset: 0.4 }, { ...shown, offset: 0.5 }, shown], beat),
      resting.current?.animate([shown, { ...shown, offset: 0.4 }, { ...hidden, offset: 0.5 }, hidden], beat),
    ];
    return () => both.forEach((one) => one?.cancel());
  }, []);
  return (
    <Seen label={t.tools.stretch} className="block rounded-lg bg-card p-4">
      <svg
        viewBox="0 0 120 180"
        className="h-64"
        fill="none"
        stroke="var(--color-brand)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx="60" cy="48" r="15" fill="var(--color-brand-soft)" />
        <path d="M60 66V118" />
        <path ref={resting} d={atRest} opacity="0" />
        <path ref={stretched} d={move} />
      </svg>
    </Seen>
  );
}

export function Applause({ viewer }: { viewer: ToolViewer }) {
  const t = useTexts('roomTools');
  useTold(viewer, t.tools.applause, { spoken: t.speech.applause });
  return (
    <Seen label={t.tools.applause} className="flex gap-4">
      {[0, 1, 2].map((at) => (
        <img
          key={at}
          src={ownPicture('clapping-hands')}
          alt=""
          className="size-28 animate-pulse motion-reduce:animate-none"
          style={{ animationDelay: `${at * 150}ms` }}
        />
      ))}
    </Seen>
  );
}

/** Listen, then say it: an ear and a mouth, a voice as often as wanted, and the words for those who read. */
export function Echo({ tool, viewer }: { tool: ShownTool; viewer: ToolViewer }) {
  const t = useTexts('roomTools');
  const tongue = tongueOf(useLocale());
  const { word } = itemAt(tool, numberOf(tool, 'step', 0));
  useTold(viewer, t.speech.echo, { spoken: `${t.speech.echo} ${word}`, always: true });
  return (
    <div className="flex flex-col items-center gap-4">
      <Seen label={t.echo} className="flex gap-6">
        <img src={ownPicture('ear')} alt="" className="size-28" />
        <img src={ownPicture('speaking-head')} alt="" className="size-28" />
      </Seen>
      {readsTools(viewer) && word !== '' && <b className="max-w-2xl rounded-lg bg-card px-6 py-3 text-center text-3xl">{word}</b>}
      <Speaker label={t.again} size="5rem" onPress={() => say([{ text: word, lang: tongue }], { slow: true })} />
    </div>
  );
}
