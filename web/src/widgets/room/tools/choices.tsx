import { idOf, roleOf } from '@school/contract/lesson-room/people';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { classNames } from '#kit/class-names.ts';
import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';
import { Seen } from '#widgets/player/seen.tsx';

import { useConnection, useOnEvent, useRoom } from '../use-room.ts';
import { chosenOf, itemAt, itemsOf, numberOf, placeOf, type ShownTool } from './chance.ts';
import { Item } from './item.tsx';
import { readsTools, type ToolViewer, useTold } from './use-told.ts';

/** One of several, by chance; the others stay to be seen. Those who do not read see pictures and hear which it is. */
export function Chosen({ tool, viewer }: { tool: ShownTool; viewer: ToolViewer }) {
  const place = placeOf(tool);
  useTold(viewer, chosenOf(tool));
  return (
    <div className="flex max-w-2xl flex-wrap justify-center gap-3">
      {itemsOf(tool).map((_, at) => (
        <b
          // oxlint-disable-next-line react/no-array-index-key -- the same word may be there twice
          key={at}
          aria-hidden={at !== place || undefined}
          inert={at !== place}
          className={classNames(
            'rounded-lg px-6 py-4 text-3xl',
            at === place ? 'animate-rise bg-sun text-on-sun motion-reduce:animate-none' : 'bg-card opacity-50',
          )}
        >
          <Item item={itemAt(tool, at)} viewer={viewer} />
        </b>
      ))}
    </div>
  );
}

/** Whose turn it is: the face or the animal of a child; its name for those who read, and heard by those who do not. */
export function Picked({ tool, viewer }: { tool: ShownTool; viewer: ToolViewer }) {
  const { speech } = useTexts('roomTools');
  const members = useRoom((room) => room.members);
  const kidUid = chosenOf(tool);
  const member = members.find(({ person }) => roleOf(person) === 'kid' && idOf(person) === kidUid);
  useTold(viewer, member && `${speech.turn} ${member.name}`);
  if (!member) return null;
  return (
    <div className="flex animate-rise flex-col items-center gap-4 motion-reduce:animate-none">
      <Avatar name={member.name} picture={member.avatar} size={160} animal={member.person} />
      {readsTools(viewer) && <b className="rounded-full bg-card px-6 py-2 text-3xl">{member.name}</b>}
    </div>
  );
}

/** Cards that lie face down until the teacher turns the next. */
export function Cards({ tool, viewer }: { tool: ShownTool; viewer: ToolViewer }) {
  const t = useTexts('roomTools');
  const open = numberOf(tool, 'step', 0);
  const items = itemsOf(tool);
  useTold(viewer, open === 0 ? t.speech.cards : items[open - 1]);
  return (
    <ul className="flex max-w-3xl flex-wrap justify-center gap-4">
      {items.map((_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a card is its place
        <li
          key={at}
          className={classNames(
            'grid h-40 w-32 place-items-center rounded-lg border-4 border-card text-2xl font-bold',
            at < open ? 'bg-card' : 'bg-brand',
          )}
        >
          {at < open ? <Item item={itemAt(tool, at)} viewer={viewer} /> : <Seen label={t.faceDown}>{null}</Seen>}
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
export function Moods({ viewer }: { viewer: ToolViewer }) {
  const t = useTexts('roomTools');
  const { as } = viewer;
  useTold(viewer, t.speech.faces);
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
