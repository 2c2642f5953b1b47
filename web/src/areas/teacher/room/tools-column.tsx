import { useTexts } from '#i18n/texts.ts';
import { Dices, Keyboard, Lightbulb, Lock, LockOpen, MessageCircle, NotebookPen, Presentation } from '#kit/icon.tsx';
import { useConnection, useRoom } from '#widgets/room/use-room.ts';

import { RoomButton } from './room-button.tsx';
import type { SidePanel } from './side-panels.tsx';

interface ToolsColumnProps {
  panel: SidePanel;
  onPanel(panel: SidePanel): void;
  onKeys(): void;
}

/** What is at hand all the time, left of the screen; on a phone in a row above it. */
export function ToolsColumn({ panel, onPanel, onKeys }: ToolsColumnProps) {
  const { tools: t } = useTexts('teacherRoom');
  const { act } = useConnection();
  const may = useRoom((room) => room.may);
  const isLocked = useRoom(({ state }) => state.allLocked);
  const isBoard = useRoom(({ state }) => state.stage === 'board');
  return (
    <div
      role="toolbar"
      aria-label={t.label}
      aria-orientation="vertical"
      className="flex flex-wrap items-center gap-0.5 border-line p-2 lg:flex-col lg:flex-nowrap lg:overflow-y-auto lg:border-r"
    >
      <RoomButton
        label={t.board}
        keys="B"
        icon={Presentation}
        pressed={isBoard}
        may={may.stage}
        onPress={() => act({ kind: 'stage', stage: 'board' })}
      />
      <RoomButton
        label={isLocked ? t.unlock : t.lock}
        keys="L"
        icon={isLocked ? LockOpen : Lock}
        pressed={isLocked}
        may={may.lock}
        onPress={() => act({ kind: 'lock', kids: [], on: !isLocked })}
      />
      <span aria-hidden className="m-1 h-px w-6 bg-line max-lg:hidden" />
      <RoomButton label={t.script} icon={Lightbulb} pressed={panel === 'script'} onPress={() => onPanel('script')} />
      <RoomButton label={t.games} icon={Dices} pressed={panel === 'games'} may={may.tool} onPress={() => onPanel('games')} />
      <RoomButton label={t.chat} icon={MessageCircle} pressed={panel === 'chat'} onPress={() => onPanel('chat')} />
      <RoomButton label={t.notes} icon={NotebookPen} pressed={panel === 'notes'} onPress={() => onPanel('notes')} />
      <RoomButton label={t.keys} keys="?" icon={Keyboard} onPress={onKeys} />
    </div>
  );
}
