import { idOf, roleOf } from '@school/contract/lesson-room/people';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { classNames } from '#kit/class-names.ts';
import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';

import { useConnection, useOnEvent, useRoom } from '../use-room.ts';
import { chosenOf, itemsOf, numberOf, type ShownTool } from './chance.ts';

/** One of several, by chance; the others stay to be seen. Those who do not read hear the teacher say it. */
export function Chosen({ tool }: { tool: ShownTool }) {
  const chosen = chosenOf(tool);
  return (
    <output className="flex max-w-2xl flex-wrap justify-center gap-3">
      {itemsOf(tool).map((item, at) => (
        <b
          // oxlint-disable-next-line react/no-array-index-key -- the same word may be there twice
          key={at}
          aria-hidden={item !== chosen || undefined}
          className={classNames(
            'rounded-lg px-6 py-4 text-3xl',
            item === chosen ? 'animate-rise bg-sun text-on-sun motion-reduce:animate-none' : 'bg-card opacity-50',
          )}
        >
          {item}
        </b>
      ))}
    </output>
  );
}

/** Whose turn it is: the face or the animal of a child, with its name. */
export function Picked({ tool }: { tool: ShownTool }) {
  const members = useRoom((room) => room.members);
  const kidUid = chosenOf(tool);
  const member = members.find(({ person }) => roleOf(person) === 'kid' && idOf(person) === kidUid);
  if (!member) return null;
  return (
    <output className="flex animate-rise flex-col items-center gap-4 motion-reduce:animate-none">
      <Avatar name={member.name} picture={member.avatar} size={160} animal={member.person} />
      <b className="rounded-full bg-card px-6 py-2 text-3xl">{member.name}</b>
    </output>
  );
}

/** Cards that lie face down until the teacher turns the next. */
export function Cards({ tool }: { tool: ShownTool }) {
  const t = useTexts('roomTools');
  const open = numberOf(tool, 'step', 0);
  return (
    <ul className="flex max-w-3xl flex-wrap justify-center gap-4">
      {itemsOf(tool).map((item, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a card is its place
        <li
          key={at}
          className={classNames(
            'grid h-40 w-32 place-items-center rounded-lg border-4 border-card text-2xl font-bold',
            at < open ? 'bg-card' : 'bg-brand',
          )}
        >
          {at < open ? item : <span className="sr-only">{t.faceDown}</span>}
        </li>
      ))}
    </ul>
  );
}

const moods = [
  ['heart', 'grinning-face-with-big-eyes'],
  ['smile', 'neutral-face'],
  ['slower', 'slightly-frowning-face'],
] as const satisfies ReadonlyArray<readonly ['heart' | 'smile' | 'slower', OwnPicture]>;

/** How are you? A child touches a face; the teacher sees whose it is. */
export function Moods({ as }: { as: 'kid' | 'teacher' | 'watch' }) {
  const t = useTexts('roomTools');
  const { act } = useConnection();
  const members = useRoom((room) => room.members);
  const [told, setTold] = useState<Readonly<Record<string, string>>>({});
  useOnEvent(({ who, op }) => {
    if (op.kind === 'react') setTold((before) => ({ ...before, [who]: op.reaction }));
  });
  const you = useRoom((room) => room.you);
  return (
    <div className="flex gap-4">
      {moods.map(([reaction, picture]) => {
        const face = <img src={ownPicture(picture)} alt="" className="size-24" />;
        const those = members.filter(({ person }) => told[person] === reaction);
        return (
          <div key={reaction} className="flex flex-col items-center gap-2">
            {as === 'kid' ? (
              <button
                type="button"
                aria-label={t.moods[reaction]}
                aria-pressed={told[you] === reaction}
                className="press rounded-full border-4 border-transparent bg-card p-3 shadow-press aria-pressed:border-brand"
                onClick={() => act({ kind: 'react', reaction })}
              >
                {face}
              </button>
            ) : (
              <>
                <span className="rounded-full bg-card p-3">{face}</span>
                <output aria-label={t.moods[reaction]} className="min-h-6 rounded-full bg-card px-3 font-bold">
                  {those.map(({ name }) => name).join(', ')}
                </output>
              </>
            )}
          </div>
        );
      })}
    </div>
  );
}
