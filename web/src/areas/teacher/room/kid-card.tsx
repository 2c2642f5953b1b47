import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { bandOfAge } from '@school/contract/playbooks/bands';
import type { RoomPerson } from '@school/contract/lesson-room/shapes';
import { lazy, Suspense, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import {
  DoorOpen,
  Headphones,
  Icon,
  Lock,
  LockOpen,
  Maximize2,
  MicOff,
  Minimize2,
  Pencil,
  SignalHigh,
  SignalLow,
  Star,
  Sticker,
  Eye,
  EyeOff,
} from '#kit/icon.tsx';
import type { OwnMediaSource } from '#widgets/room/media/own-media.ts';
import { useMember } from '#widgets/room/people-here.ts';
import { useFeed } from '#widgets/room/room-media.ts';
import { useOwnState } from '#widgets/room/self/use-own-media.ts';
import { OwnPicture, PersonTile } from '#widgets/room/tiles/person-tile.tsx';
import { useConnection, useEventId, useRoom } from '#widgets/room/use-room.ts';

import { CallFamily } from './call-family.tsx';
import { Key } from './key.tsx';
import { RoomButton } from './room-button.tsx';
import { useRoomWords } from './room-words.ts';

const StickerPicker = lazy(() => import('#widgets/room/stickers/sticker-picker.tsx').then((file) => ({ default: file.StickerPicker })));
const TakeOutDialog = lazy(() => import('./take-out-dialog.tsx').then(({ TakeOutDialog: component }) => ({ default: component })));

interface KidCardProps {
  kid: RoomPerson & { kidUid: string };
  /** The teacher's own picture stands on the child that is looked at. */
  own: OwnMediaSource | undefined;
  isMany: boolean;
  isChosen: boolean;
  isLarge: boolean;
  onPick(): void;
  onLarge(): void;
}

/** A child: the picture, how it is connected and whether it looks, its stars, and what is done with it in one tap. */
export function KidCard({ kid, own, isMany, isChosen, isLarge, onPick, onLarge }: KidCardProps) {
  const t = useTexts('teacherRoom');
  const words = useRoomWords();
  const { act } = useConnection();
  const [isAsked, setAsked] = useState(false);
  const member = useMember(kid.person);
  const isLocked = useRoom(({ state }) => state.allLocked || state.locked.includes(kid.kidUid));
  const mayLock = useRoom(({ may }) => may.lock);
  const draws = useRoom(({ state }) => state.allowed[kid.kidUid]?.includes('draw') === true);
  const mayAllow = useRoom(({ may }) => may.allow);
  const isHere = member !== undefined && member.state !== 'gone';
  return (
    <section
      aria-label={words.kid(kid)}
      className={`flex flex-col gap-2 ${isMany ? `rounded-md p-2 ${isChosen ? 'bg-brand-soft' : ''}` : ''}`}
    >
      <div className={`relative overflow-hidden rounded-md bg-sunk ${isMany ? 'h-24' : 'h-40 min-[1600px]:h-64'}`}>
        <PersonTile
          person={kid.person}
          name={kid.name}
          avatar={kid.avatar}
          animal={kid.kidUid}
          faceSize={isMany ? 56 : 96}
          className="size-full data-speaking:ring-4 data-speaking:ring-good data-speaking:ring-inset"
        />
        {own && <OwnPip own={own} />}
      </div>
      <div className="flex items-center gap-1">
        {isMany ? (
          <button type="button" aria-pressed={isChosen} onClick={onPick} className="press min-h-11 grow rounded-sm text-left font-bold">
            {words.kid(kid)}
          </button>
        ) : (
          <h2 className="grow text-lg">{words.kid(kid)}</h2>
        )}
        {isHere && (
          <>
            <RoomButton
              size="small"
              label={isLocked ? t.tools.unlock : t.tools.lock}
              icon={isLocked ? LockOpen : Lock}
              pressed={isLocked}
              may={mayLock}
              onPress={() => act({ kind: 'lock', kids: [kid.kidUid], on: !isLocked })}
            />
            {isMany && (
              <RoomButton
                size="small"
                label={draws ? t.kid.drawsNoMore : t.kid.draws}
                icon={Pencil}
                pressed={draws}
                may={mayAllow}
                onPress={() => act({ kind: 'allow', kids: [kid.kidUid], what: 'draw', on: !draws })}
              />
            )}
            <RoomButton
              size="small"
              label={isLarge ? t.kid.smaller : t.kid.larger}
              icon={isLarge ? Minimize2 : Maximize2}
              onPress={onLarge}
            />
          </>
        )}
        <RoomButton size="small" label={t.kid.takeOut} icon={DoorOpen} onPress={() => setAsked(true)} />
      </div>
      <HowItIs person={kid.person} kidUid={kid.kidUid} name={kid.name} />
      <Praise kid={kid} isMain={!isMany || isChosen} />
      {isAsked && (
        <Suspense>
          <TakeOutDialog kid={kid} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </section>
  );
}

/** Nobody there: the family is called, and what the school heard from it. */
function NotHere({ kidUid, name }: { kidUid: string; name: string }) {
  const { kid: t } = useTexts('teacherRoom');
  const eventId = useEventId();
  const called = useRoom(({ state }) => state.called[kidUid]);
  return (
    <div className="flex flex-col items-start gap-2">
      <output className="text-sm font-bold text-warn">{called ? t.called[called.outcome] : t.notHere}</output>
      {called?.outcome !== 'coming' && <CallFamily key={called?.at} eventId={eventId} kidUid={kidUid} name={name} />}
    </div>
  );
}

function OwnPip({ own }: { own: OwnMediaSource }) {
  const { preview } = useOwnState(own);
  if (!preview) return null;
  return (
    <div className="absolute right-2 bottom-2 h-14 w-19 overflow-hidden rounded-sm border-2 border-card bg-sunk">
      <OwnPicture preview={preview} />
    </div>
  );
}

/** Line, headphones, attention and microphone in words: what one looks for when a child does not answer. */
function HowItIs({ person, kidUid, name }: { person: string; kidUid: string; name: string }) {
  const { kid: t } = useTexts('teacherRoom');
  const member = useMember(person);
  const feed = useFeed(person);
  const isLocked = useRoom(({ state }) => state.allLocked || state.locked.includes(kidUid));
  const reaction = useRoom(({ state }) => (state.lastReaction?.kidUid === kidUid ? state.lastReaction.reaction : undefined));
  if (!member || member.state === 'gone') return <NotHere kidUid={kidUid} name={name} />;
  const beat = member.heartbeat;
  const line = member.state === 'away' ? 'away' : (feed?.state ?? 'connecting');
  const isGood = line === 'good';
  return (
    <ul className="figures flex flex-wrap gap-x-3 gap-y-1 text-sm font-bold text-mute *:flex *:items-center *:gap-1">
      <li className={isGood ? 'text-good' : 'text-warn'}>
        <Icon of={isGood ? SignalHigh : SignalLow} size={16} />
        {t.line[line]}
        {beat?.rtt !== undefined && `, ${t.ms(Math.round(beat.rtt))}`}
      </li>
      {beat?.headset !== undefined && (
        <li>
          <Icon of={Headphones} size={16} />
          {beat.headset ? t.headset : t.speaker}
        </li>
      )}
      {beat && (
        <li className={beat.seen ? '' : 'text-warn'}>
          <Icon of={beat.seen ? Eye : EyeOff} size={16} />
          {beat.seen ? t.seen : t.unseen}
        </li>
      )}
      {beat && !beat.mic && (
        <li className="text-warn">
          <Icon of={MicOff} size={16} />
          {t.micOff}
        </li>
      )}
      {isLocked && <li className="text-brand">{t.locked}</li>}
      {reaction && <li className="text-brand">{t.reaction[reaction]}</li>}
    </ul>
  );
}

const starPlaces = Array.from({ length: lessonRoomLimits.starsMost }, (_, nr) => nr);

/** Stars, and stickers for those who are not too old for them: each with one tap. */
function Praise({ kid: { kidUid, age }, isMain }: { kid: KidCardProps['kid']; isMain: boolean }) {
  const { kid: t } = useTexts('teacherRoom');
  const { act } = useConnection();
  const has = useRoom(({ state }) => state.stars[kidUid] ?? 0);
  const may = useRoom((room) => room.may);
  const [picks, setPicks] = useState(false);
  const isFull = has >= lessonRoomLimits.starsMost;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-1 gap-y-2">
        <span className="flex grow">
          <span className="sr-only">{t.stars(has, lessonRoomLimits.starsMost)}</span>
          {starPlaces.map((nr) => (
            <Icon key={nr} of={Star} size={22} className={nr < has ? 'fill-sun text-sun-deep' : 'text-edge'} />
          ))}
        </span>
        {(age === null || bandOfAge(age) !== 'teen') && (
          <RoomButton
            size="small"
            label={t.sticker}
            icon={Sticker}
            expanded={picks}
            may={may.sticker}
            onPress={() => setPicks((open) => !open)}
          />
        )}
        <Button size="small" disabled={isFull || may.star?.allowed !== true} onPress={() => act({ kind: 'star', kidUid })}>
          <Icon of={Star} />
          {t.star}
          {isMain && <Key name="S" />}
        </Button>
      </div>
      {picks && (
        <Suspense>
          <StickerPicker kidUid={kidUid} onGiven={() => setPicks(false)} />
        </Suspense>
      )}
    </>
  );
}
