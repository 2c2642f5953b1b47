import { useTexts } from '#i18n/texts.ts';

import { type Line, mostBars } from './room-states.ts';

const heights = ['h-2', 'h-3', 'h-4', 'h-5'];

/** A line as four bars and a word. */
export function LineBars({ line: { bars, why, rtt } }: { line: Line }) {
  const t = useTexts('liveRooms');
  const tone = bars > 2 ? 'bg-good' : bars > 1 ? 'bg-warn' : 'bg-bad';
  return (
    <span className="figures inline-flex items-end gap-2 whitespace-nowrap">
      <span className="sr-only">{t.bars(bars, mostBars)}</span>
      <span aria-hidden className="flex items-end gap-0.5">
        {heights.map((height, nr) => (
          <span key={height} className={`w-1.5 rounded-full ${height} ${nr < bars ? tone : 'bg-line'}`} />
        ))}
      </span>
      {why === 'fine' ? (rtt === undefined ? t.line.fine : t.line.ms(Math.round(rtt))) : t.line[why]}
    </span>
  );
}
