import type { smallTools } from '@school/contract/lesson-room/limits';
import { useEffect } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { throwConfetti } from '#kit/play/confetti.ts';

import { useConnection, useRoom } from '../use-room.ts';
import { itemsOf, numberOf, type ShownTool } from './chance.ts';
import { Cards, Chosen, Moods, Picked } from './choices.tsx';
import { Dice } from './dice.tsx';
import { Noise } from './noise.tsx';
import { Applause, Echo, Light, Rocket, rocketSteps, Stretch } from './scenes.tsx';
import { CountDown, Timer } from './timer.tsx';
import type { ToolViewer } from './use-told.ts';

/** The small tool of the moment, over the stage: drawn alike on every page from what the room says. */
export function RoomTool(viewer: ToolViewer) {
  const tool = useRoom(({ state }) => state.tool);
  if (!tool) return null;
  return <Shown key={tool.seq} tool={tool} viewer={viewer} />;
}

function Shown({ tool, viewer }: { tool: ShownTool; viewer: ToolViewer }) {
  const t = useTexts('roomTools');
  const { act } = useConnection();
  const isApplause = tool.tool === 'applause';
  useEffect(() => {
    if (isApplause) void throwConfetti();
  }, [isApplause]);
  const steps = stepsOf(tool);
  const step = numberOf(tool, 'step', 0);
  const hears = tool.tool === 'light' && numberOf(tool, 'hears', 0) === 1;
  return (
    <section
      aria-label={t.tools[tool.tool]}
      className="pointer-events-none absolute inset-0 z-20 flex flex-col items-center justify-center gap-6 rounded-lg bg-shade p-4 *:pointer-events-auto"
    >
      <Drawn tool={tool} viewer={viewer} />
      {viewer.as === 'teacher' && (
        <div className="flex flex-wrap justify-center gap-3">
          {steps > 0 && (
            <Button
              onPress={() => act({ kind: 'tool', tool: tool.tool, with: { ...tool.with, step: (step + 1) % (steps + 1), hears: 0 } })}
            >
              {t.nextStep}
            </Button>
          )}
          {tool.tool === 'light' && (
            <Button aria-pressed={hears} onPress={() => act({ kind: 'tool', tool: 'light', with: { ...tool.with, hears: hears ? 0 : 1 } })}>
              {t.hears}
            </Button>
          )}
          {hears && <Noise tool={tool} />}
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
  if (tool.tool === 'echo') return Math.max(0, itemsOf(tool).length - 1);
  return tool.tool === 'cards' ? itemsOf(tool).length : 0;
}

function Drawn({ tool, viewer }: { tool: ShownTool; viewer: ToolViewer }) {
  const given = { tool, viewer };
  switch (tool.tool) {
    case 'dice':
      return <Dice {...given} />;
    case 'spinner':
    case 'words':
      return <Chosen {...given} />;
    case 'pick':
      return <Picked {...given} />;
    case 'timer':
      return <Timer {...given} />;
    case 'countdown':
      return <CountDown {...given} />;
    case 'light':
      return <Light {...given} />;
    case 'rocket':
      return <Rocket {...given} />;
    case 'stretch':
      return <Stretch {...given} />;
    case 'faces':
      return <Moods viewer={viewer} />;
    case 'cards':
      return <Cards {...given} />;
    case 'applause':
      return <Applause viewer={viewer} />;
    default:
      return <Echo {...given} />;
  }
}
