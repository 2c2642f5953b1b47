import { useTexts } from '#i18n/texts.ts';
import { classNames } from '#kit/class-names.ts';
import { Seen } from '#widgets/player/seen.tsx';
import { ownPicture } from '#widgets/player/own-pictures.ts';

import { chanceOf, numberOf, type ShownTool } from './chance.ts';

export const rocketSteps = 5;

/** One rocket for all: it climbs by what the teacher gives, and nobody is last. */
export function Rocket({ tool }: { tool: ShownTool }) {
  const t = useTexts('roomTools');
  const step = Math.min(rocketSteps, numberOf(tool, 'step', 0));
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
/** How loud it is, as the teacher hears it; the light stands at another height each, so colour does not speak alone. */
export function Light({ tool }: { tool: ShownTool }) {
  const t = useTexts('roomTools');
  const now = Math.min(lights.length - 1, numberOf(tool, 'step', 0));
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
export function Stretch({ tool }: { tool: ShownTool }) {
  const t = useTexts('roomTools');
  const move = moves[chanceOf(tool.seed)(moves.length)];
  return (
    <Seen label={t.tools.stretch} className="block rounded-lg bg-card p-4">
      <svg
        viewBox="0 0 120 180"
        className="h-64 animate-pulse motion-reduce:animate-none"
        fill="none"
        stroke="var(--color-brand)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <circle cx="60" cy="48" r="15" fill="var(--color-brand-soft)" />
        <path d={`M60 66V118${move ?? ''}`} />
      </svg>
    </Seen>
  );
}

export function Applause() {
  const t = useTexts('roomTools');
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

/** Listen, then say it: an ear and a mouth, and the words for those who read. */
export function Echo({ tool, reads }: { tool: ShownTool; reads: boolean }) {
  const t = useTexts('roomTools');
  const says = typeof tool.with['i0'] === 'string' ? tool.with['i0'] : '';
  return (
    <div className="flex flex-col items-center gap-4">
      <Seen label={t.echo} className="flex gap-6">
        <img src={ownPicture('ear')} alt="" className="size-28" />
        <img src={ownPicture('speaking-head')} alt="" className="size-28" />
      </Seen>
      {reads && says !== '' && <b className="max-w-2xl rounded-lg bg-card px-6 py-3 text-center text-3xl">{says}</b>}
    </div>
  );
}
