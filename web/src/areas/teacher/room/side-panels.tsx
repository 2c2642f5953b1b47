import type { RoomPerson } from '@school/contract/lesson-room/shapes';

import { AskCard } from './ask-card.tsx';
import { OwnNotes } from './own-notes.tsx';
import { RoomChat } from './room-chat.tsx';
import type { Script } from './use-steps.ts';

/** What stands under the child: help with the step, the chat of the lesson, or the own notes. */
export type SidePanel = 'script' | 'chat' | 'notes';

interface SidePanelsProps {
  open: SidePanel;
  people: readonly RoomPerson[];
  script: Script | undefined;
}

export function SidePanels({ open, people, script }: SidePanelsProps) {
  if (open === 'chat') return <RoomChat people={people} />;
  if (open === 'notes') return <OwnNotes />;
  return script ? <AskCard {...script} /> : null;
}
