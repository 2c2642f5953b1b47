import { useTexts } from '#i18n/texts.ts';
import { Seen } from '#widgets/player/seen.tsx';
import { dotsOfDie } from '#widgets/player/stimuli/die.ts';

import { diceOf, type ShownTool } from './chance.ts';
import { type ToolViewer, useTold } from './use-told.ts';

export function Dice({ tool, viewer }: { tool: ShownTool; viewer: ToolViewer }) {
  const t = useTexts('roomTools');
  const sides = diceOf(tool);
  useTold(viewer, t.diceShow(sides.join(', ')), { spoken: sides.join(', ') });
  return (
    <Seen label={t.diceShow(sides.join(', '))} className="flex gap-6">
      {sides.map((side, n) => (
        // oxlint-disable-next-line react/no-array-index-key -- dice keep their places
        <svg key={n} viewBox="0 0 100 100" className="size-32 animate-rise motion-reduce:animate-none">
          <rect x="4" y="4" width="92" height="92" rx="20" fill="#fff" stroke="#b3acc9" strokeWidth="4" />
          {dotsOfDie[side]?.map((at) => (
            <circle key={at} cx={24 + (at % 3) * 26} cy={24 + Math.floor(at / 3) * 26} r="9" fill="#2a2140" />
          ))}
        </svg>
      ))}
    </Seen>
  );
}
