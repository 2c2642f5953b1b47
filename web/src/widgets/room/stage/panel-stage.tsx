import type { Band } from '@school/contract/playbooks/bands';

import { RoomPanel } from '../tasks/room-panel.tsx';
import { useScript } from '../tasks/script-query.ts';
import { useEventId, useRoom } from '../use-room.ts';

/** The panel that the teacher speaks about. */
export function PanelStage({ band }: { band: Band }) {
  const script = useScript(useEventId());
  const step = useRoom(({ state }) => state.step);
  const panel = useRoom(({ state }) => state.panel);
  const shown = script?.steps[step];
  return shown ? <RoomPanel step={shown} panel={panel} band={band} /> : null;
}
