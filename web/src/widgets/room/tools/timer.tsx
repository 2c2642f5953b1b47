import { useEffect, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { wantsStill } from '#kit/play/wants-still.ts';

import { numberOf, type ShownTool } from './chance.ts';
import { useSince } from './use-since.ts';
import { readsTools, type ToolViewer, useTold } from './use-told.ts';

const stillParts = 4;
/** Sand that runs down; from seven on with the minutes beside it. Those who cannot read see the sand alone. */
export function Timer({ tool, viewer }: { tool: ShownTool; viewer: ToolViewer }) {
  const t = useTexts('roomTools');
  const whole = numberOf(tool, 'seconds', 60);
  const gone = useSince(tool.at, whole);
  const left = Math.ceil(whole - gone);
  const [isStill] = useState(wantsStill);
  const run = whole === 0 ? 1 : gone / whole;
  // For those who want no motion the sand stands, and is a quarter less now and then.
  const share = isStill ? Math.floor(run * stillParts) / stillParts : run;
  const isOver = left === 0;
  useTold(viewer, isOver ? t.timeIsUp : `${t.tools.timer}: ${t.minutes(Math.round(whole / 60))}`, {
    spoken: isOver ? t.timeIsUp : t.speech.timer,
  });
  useEffect(() => {
    if (isOver) play('kept');
  }, [isOver]);
  return (
    <div role="timer" aria-label={t.tools.timer} className="flex items-center gap-6">
      <svg viewBox="0 0 100 160" aria-hidden className="h-56">
        <defs>
          <clipPath id="room-sand">
            <rect x="0" y={12 + 62 * share} width="100" height={68 - 62 * share} />
            <rect x="0" y={148 - 60 * share} width="100" height={60 * share} />
          </clipPath>
        </defs>
        <path d="M16 10H84Q84 60 54 80Q84 100 84 150H16Q16 100 46 80Q16 60 16 10Z" fill="#fff" stroke="#8b6b3e" strokeWidth="5" />
        <path d="M20 12H80Q80 58 50 78Q80 102 80 148H20Q20 102 50 78Q20 58 20 12Z" fill="#f2b63c" clipPath="url(#room-sand)" />
        <path d="M10 8H90M10 152H90" stroke="#8b6b3e" strokeWidth="9" strokeLinecap="round" />
      </svg>
      {readsTools(viewer) && (
        <b className="figures rounded-lg bg-card px-5 py-2 text-4xl">{`${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`}</b>
      )}
    </div>
  );
}

const from = 3;
/** Three, two, one: fingers for those who do not read figures. */
export function CountDown({ tool, viewer }: { tool: ShownTool; viewer: ToolViewer }) {
  const t = useTexts('roomTools');
  const left = from - Math.floor(useSince(tool.at, from));
  const reads = readsTools(viewer);
  useTold(viewer, left === 0 ? t.go : String(left));
  return (
    <div className="grid size-48 place-items-center rounded-full bg-sun text-on-sun">
      {left === 0 ? (
        <b className="text-4xl">{reads ? t.go : '★'}</b>
      ) : !reads ? (
        <span className="flex gap-3">
          {Array.from({ length: left }, (_, at) => (
            <span key={at} className="h-20 w-6 rounded-full bg-on-sun" />
          ))}
        </span>
      ) : (
        <b className="figures text-4xl">{left}</b>
      )}
    </div>
  );
}
