import { idOf, roleOf } from '@school/contract/lesson-room/people';

import { useTexts } from '#i18n/texts.ts';
import { Switch } from '#kit/checkbox.tsx';

import { useConnection, useRoom } from '../use-room.ts';

/** One switch at the board: the child draws, or all do. */
export function WhoDraws() {
  const t = useTexts('roomBoard');
  const { act } = useConnection();
  const members = useRoom((room) => room.members);
  const allowed = useRoom(({ state }) => state.allowed);
  const may = useRoom((room) => room.may.allow);
  const kids = members.filter(({ person, state }) => roleOf(person) === 'kid' && state !== 'gone');
  const [first] = kids;
  if (!first) return null;
  const ids = kids.map(({ person }) => idOf(person));
  return (
    <Switch
      checked={ids.every((id) => allowed[id]?.includes('draw'))}
      disabled={may?.allowed !== true}
      onChange={(on) => act({ kind: 'allow', kids: ids, what: 'draw', on })}
    >
      {kids.length === 1 ? t.draws(first.name) : t.allDraw}
    </Switch>
  );
}
