import type { RoomPerson } from '@school/contract/lesson-room/shapes';

import { lazy, Suspense } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { OwnNotes } from '#widgets/room/own-notes.tsx';
import { useConnection, useRoom } from '#widgets/room/use-room.ts';

import { AskCard } from './ask-card.tsx';
import { RoomChat } from './room-chat.tsx';
import type { Script } from './use-steps.ts';

const ToolPicker = lazy(() => import('#widgets/room/tools/tool-picker.tsx').then((file) => ({ default: file.ToolPicker })));

/** What stands under the child: help with the step, the small tools, the chat of the lesson, or the own notes. */
export type SidePanel = 'script' | 'games' | 'chat' | 'notes';

interface SidePanelsProps {
  open: SidePanel;
  people: readonly RoomPerson[];
  script: Script | undefined;
}

export function SidePanels({ open, people, script }: SidePanelsProps) {
  const { notes } = useTexts('teacherRoom');
  if (open === 'chat') return <RoomChat people={people} />;
  if (open === 'notes') return <OwnNotes {...notes} />;
  if (open === 'games')
    return (
      <Suspense fallback={<Skeleton className="h-64" />}>
        {/* It scrolls by itself: the child's face stays in sight. */}
        <div className="flex flex-col gap-3 lg:min-h-0 lg:shrink-0 lg:grow lg:basis-36 lg:overflow-y-auto">
          <PutAway />
          <ToolPicker />
        </div>
      </Suspense>
    );
  return script ? <AskCard {...script} /> : null;
}

/** Takes the small tool off everybody's screen, wherever its own buttons stand. */
function PutAway() {
  const { tools: t } = useTexts('teacherRoom');
  const { act } = useConnection();
  const hasTool = useRoom(({ state }) => state.tool !== null);
  return hasTool ? <Button onPress={() => act({ kind: 'tool', tool: null })}>{t.putAway}</Button> : null;
}
