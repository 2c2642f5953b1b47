import { rewardLimits } from '@school/contract/rewards/limits';
import type { ClubBridge } from '@school/contract/rewards/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { say } from '#kit/play/speech.ts';
import type { Band } from '#widgets/player/band.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { useTongue } from '../use-kid.ts';
import { BridgeScene } from './bridge-scene.tsx';

/** The bridges that the clubs of a child build; nothing where it is in no club. */
export function Bridges({ kidUid, band }: { kidUid: string; band: Band }) {
  const { data } = useQuery(quietly(queryOf('GET /kids/:kidUid/bridges', { params: { kidUid } })));
  return data?.bridges.map((bridge) => <Bridge key={bridge.groupId} bridge={bridge} band={band} />);
}

function Bridge({ bridge: { title, planks, of, built, feast, mine, friends }, band }: { bridge: ClubBridge; band: Band }) {
  const { club, speech } = useTexts('kidTogether');
  const tongue = useTongue();
  const laid = club.laid(planks, of);
  return (
    <section aria-label={club.title(title[tongue])} className="together-card">
      <button
        type="button"
        className="press flex min-h-16 items-center gap-3 text-left"
        onClick={() => say([{ text: feast ? speech.feast : speech.bridge, lang: tongue }], { slow: band === 'pre' })}
      >
        <img src={ownPicture('handshake')} alt="" draggable={false} className="size-12" />
        <h2 className="text-xl">{club.title(title[tongue])}</h2>
      </button>
      <BridgeScene planks={planks} of={of} feast={feast} />
      <p className="figures font-bold">
        {laid}. {built > 0 && club.built(built)}
      </p>
      {feast && <p className="font-bold">{club.feast}</p>}
      <p className="figures">{club.mine(mine, rewardLimits.planksOfChild)}</p>
      <p>{club.how}</p>
      {friends.length > 0 && (
        <>
          <h3 className="font-bold">{club.today}</h3>
          <ul className="together-friends">
            {friends.map(({ name, isMe, helpedToday }, at) => {
              const shown = isMe ? club.me : name;
              return (
                <li key={at} data-helped={helpedToday ? '' : undefined} aria-label={helpedToday ? club.helped(shown) : club.friend(shown)}>
                  {helpedToday && <span aria-hidden>✓ </span>}
                  {shown}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
