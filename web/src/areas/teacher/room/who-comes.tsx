import type { Lobby } from '@school/contract/lesson-room/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { schoolZone } from '#i18n/time.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Badge } from '#kit/card.tsx';
import { DeviceProfileLine } from '#widgets/equipment-check/device-profile-line.tsx';

import { CallFamily } from './call-family.tsx';
import { uidOf, useRoomWords } from './room-words.ts';

/** The children of a lesson: who is in the room already, who is missing and for how long, and what they will come with. */
export function WhoComes({ lobby, now }: { lobby: Lobby; now: number }) {
  const { wait: t } = useTexts('teacherRoom');
  const words = useRoomWords();
  const { eventId } = lobby;
  const { data: equipment } = useQuery({
    ...quietly(queryOf('GET /teacher/lessons/:eventId/equipment', { params: { eventId } })),
    staleTime: 30_000,
    refetchInterval: 60_000,
  });
  const missing = Math.floor((now - Date.parse(lobby.timestamp)) / 60_000);
  return (
    <ul className="flex flex-col gap-4">
      {lobby.kids.map((kid) => {
        const member = lobby.members.find(({ person, state }) => person === kid.person && state !== 'gone');
        const profile = equipment?.pupils.find(({ kidUid }) => kidUid === uidOf(kid));
        return (
          <li key={kid.person} className="flex flex-col gap-2">
            <span className="flex flex-wrap items-center gap-3">
              <Avatar name={kid.name} picture={kid.avatar} animal={uidOf(kid)} />
              <strong className="grow">{words.kid(kid)}</strong>
              {member ? (
                <Badge tone={member.state === 'here' ? 'good' : 'warn'}>{member.state === 'here' ? t.here : t.away}</Badge>
              ) : (
                <Badge tone={missing > 0 ? 'bad' : 'plain'}>{missing > 0 ? t.missing(missing) : t.notYet}</Badge>
              )}
            </span>
            {!member && missing > 0 && (
              <span>
                <CallFamily eventId={eventId} kidUid={uidOf(kid)} name={kid.name} />
              </span>
            )}
            {profile && <DeviceProfileLine profile={profile.profile} zone={schoolZone} />}
          </li>
        );
      })}
    </ul>
  );
}
