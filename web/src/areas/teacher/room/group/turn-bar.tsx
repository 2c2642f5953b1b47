import type { RoomPerson } from '@school/contract/lesson-room/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { ArrowRight, Icon, Users } from '#kit/icon.tsx';
import { useConnection, useRoom } from '#widgets/room/use-room.ts';

import { BarButton } from '../bar-button.tsx';
import { giveTurn, nextTurn } from './turns.ts';

/** Who moves in the copy of the class: handed on from child to child, or all of them. */
export function TurnBar({ kids }: { kids: ReadonlyArray<RoomPerson & { kidUid: string }> }) {
  const { group: t } = useTexts('teacherRoom');
  const { act } = useConnection();
  const allowed = useRoom(({ state }) => state.allowed);
  const members = useRoom((room) => room.members);
  const may = useRoom((room) => room.may.allow?.allowed === true);
  const here = kids.filter(({ person }) => members.some((member) => member.person === person && member.state !== 'gone'));
  const all = kids.map(({ kidUid }) => kidUid);
  const ids = here.map(({ kidUid }) => kidUid);
  const moving = here.filter(({ kidUid }) => allowed[kidUid]?.includes('move'));
  const doAll = moving.length > 1 && moving.length === here.length;
  const next = nextTurn(ids, doAll ? {} : allowed);
  const nameOf = (kidUid: string | undefined) => here.find((kid) => kid.kidUid === kidUid)?.name ?? '';
  const give = (to: readonly string[]) => {
    for (const op of giveTurn(to, all, allowed)) act(op);
  };
  const whose = doAll ? t.turn.isAll : moving.length === 0 ? t.turn.nobody : t.turn.of(moving.map(({ name }) => name).join(', '));
  return (
    <>
      <output title={whose} className="text-sm font-bold text-good">
        {whose}
      </output>
      {next !== undefined && (
        <span title={t.turn.next(nameOf(next))}>
          <Button kind="quiet" size="small" disabled={!may} label={t.turn.next(nameOf(next))} onPress={() => give([next])}>
            <Icon of={ArrowRight} />
            {nameOf(next)}
          </Button>
        </span>
      )}
      <BarButton
        sign={Users}
        says={t.turn.all}
        pressed={doAll}
        disabled={!may || here.length === 0}
        onPress={() => give(doAll ? [] : ids)}
      />
    </>
  );
}
