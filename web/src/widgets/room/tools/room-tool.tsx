import type { smallTools } from '@school/contract/lesson-room/limits';
import { useEffect } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { throwConfetti } from '#kit/play/confetti.ts';
import type { Band } from '#widgets/player/band.ts';

import { useConnection, useRoom } from '../use-room.ts';
import { itemsOf, numberOf, type ShownTool } from './chance.ts';
import { Cards, Chosen, Moods, Picked } from './choices.tsx';
import { Dice } from './dice.tsx';
import { Applause, Echo, Light, Rocket, rocketSteps, Stretch } from './scenes.tsx';
import { CountDown, Timer } from './timer.tsx';

interface RoomToolProps {
  as: 'kid' | 'teacher' | 'watch';
  band: Band;
}

/** The small tool of the moment, over the stage: drawn alike on every page from what the room says. */
export function RoomTool({ as, band }: RoomToolProps) {
  const tool = useRoom(({ state }) => state.tool);
  if (!tool) return null;
  return <Shown key={tool.seq} tool={tool} as={as} band={band} />;
}

function Shown({ tool, as, band }: RoomToolProps & { tool: ShownTool }) {
  const t = useTexts('roomTools');
  const { act } = useConnection();
  const isApplause = tool.tool === 'applause';
  useEffect(() => {
    if (isApplause) void throwConfetti();
  }, [isApplause]);
  const steps = stepsOf(tool);
  const step = numberOf(tool, 'step', 0);
  return (
    <section
      aria-label={t.tools[tool.tool]}
      className="pointer-events-none absolute inset-0 z-20 flex flex-col items-center justify-center gap-6 bg-shade p-4 *:pointer-events-auto"
    >
      <Drawn tool={tool} as={as} band={band} />
      {as === 'teacher' && (
        <div className="flex flex-wrap justify-center gap-3">
          {steps > 0 && (
            <Button onPress={() => act({ kind: 'tool', tool: tool.tool, with: { ...tool.with, step: (step + 1) % (steps + 1) } })}>
              {t.nextStep}
            </Button>
          )}
          {byChance.has(tool.tool) && <Button onPress={() => act({ kind: 'tool', tool: tool.tool, with: tool.with })}>{t.again}</Button>}
          <Button onPress={() => act({ kind: 'tool', tool: null })}>{t.putAway}</Button>
        </div>
      )}
    </section>
  );
}

const byChance: ReadonlySet<(typeof smallTools)[number]> = new Set(['dice', 'spinner', 'words', 'stretch', 'countdown', 'timer'] as const);

/** How often the teacher may go on with it. */
function stepsOf(tool: ShownTool): number {
  if (tool.tool === 'rocket') return rocketSteps;
  if (tool.tool === 'light') return 2;
  return tool.tool === 'cards' ? itemsOf(tool).length : 0;
}

function Drawn({ tool, as, band }: RoomToolProps & { tool: ShownTool }) {
  switch (tool.tool) {
    case 'dice':
      return <Dice tool={tool} />;
    case 'spinner':
    case 'words':
      return <Chosen tool={tool} />;
    case 'pick':
      return <Picked tool={tool} />;
    case 'timer':
      return <Timer tool={tool} band={band} />;
    case 'countdown':
      return <CountDown tool={tool} band={band} />;
    case 'light':
      return <Light tool={tool} />;
    case 'rocket':
      return <Rocket tool={tool} />;
    case 'stretch':
      return <Stretch tool={tool} />;
    case 'faces':
      return <Moods as={as} />;
    case 'cards':
      return <Cards tool={tool} />;
    case 'applause':
      return <Applause />;
    default:
      return <Echo tool={tool} reads={as !== 'kid' || band !== 'pre'} />;
  }
}
