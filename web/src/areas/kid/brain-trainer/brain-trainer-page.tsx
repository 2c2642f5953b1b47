import { useSuspenseQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { useParams } from '#kit/router/router.tsx';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { KidFrame } from '../kid-frame.tsx';
import { loadKid, useKid, useTongue } from '../use-kid.ts';
import { DuelCall, useDuelCalls } from './duel-call.tsx';
import { GamePages } from './game-pages.tsx';
import { GameTile } from './game-tile.tsx';

/** Asks for the kid and its games. */
export const load = (at: { params: Readonly<Record<string, string>> }): void => {
  loadKid(at);
  const { kidUid = '' } = at.params;
  void queryClient.prefetchQuery(queryOf('GET /brain-trainer/:person', { params: { person: kidUid } }));
};

/** The brain trainer of a kid: three games for today, then all for its age; for the smallest in pages without a scroll. */
export function Page() {
  const { kidUid } = useParams({ from: '/kids/$kidUid/brain-trainer' });
  const t = useTexts('brain');
  const tongue = useTongue();
  const { band } = useKid(kidUid);
  const { data } = useSuspenseQuery(queryOf('GET /brain-trainer/:person', { params: { person: kidUid } }));
  const { playbooks, daily, streak } = data;
  const today = daily.games.flatMap(({ playbookUid, templateCode, done }) => {
    const game = playbooks.find((one) => one.playbookUid === playbookUid)?.games.find((one) => one.templateCode === templateCode);
    return game ? [{ playbookUid, game, done }] : [];
  });
  const next = today.find(({ done }) => !done);
  const duels = useDuelCalls(kidUid);
  const titleOf = (code: string) =>
    playbooks.flatMap(({ games }) => games).find(({ templateCode }) => templateCode === code)?.title[tongue];
  const pre = band === 'pre';
  const shared = { person: kidUid, band, tongue };
  return (
    <KidFrame
      kidUid={kidUid}
      band={band}
      title={t.title}
      speech={duels.length > 0 ? t.duelSpeech : next ? t.kidSpeech : t.kidSpeechDone}
      aside={
        streak.days > 0 && (
          <span className="inline-flex items-center gap-2 text-(length:--words) font-extrabold figures">
            <img src={ownPicture('fire')} alt="" className="size-8" />
            {t.streak(streak.days)}
          </span>
        )
      }
    >
      {duels.map((duel) => (
        <DuelCall key={duel.duelId} kidUid={kidUid} duel={duel} title={titleOf(duel.templateCode) ?? ''} />
      ))}
      {pre && (
        <GamePages label={t.title}>
          {[
            ...today,
            ...playbooks
              .flatMap(({ playbookUid, games }) => games.map((game) => ({ playbookUid, game, done: false })))
              .filter(({ game }) => !today.some((one) => one.game === game)),
          ].map(({ playbookUid, game, done }) => (
            <li key={game.templateCode} className="flex min-w-0">
              <GameTile {...shared} playbookUid={playbookUid} game={game} done={done} glows={game === next?.game} />
            </li>
          ))}
        </GamePages>
      )}
      {!pre && today.length > 0 && (
        <section aria-label={t.daily} className="flex flex-col gap-3 rounded-xl bg-card/60 p-4">
          <h2 className="text-(length:--words)">{daily.done ? t.dailyDone : t.daily}</h2>
          <ul className="grid list-none gap-(--gap) sm:grid-cols-3">
            {today.map(({ playbookUid, game, done }) => (
              <li key={game.templateCode} className="flex">
                <GameTile {...shared} playbookUid={playbookUid} game={game} done={done} glows={game === next?.game} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {playbooks.map(
        ({ playbookUid, title, games }) =>
          !pre &&
          games.length > 0 && (
            <section key={playbookUid} aria-label={title[tongue]} className="flex flex-col gap-3">
              <h2 className="text-(length:--words)">{title[tongue]}</h2>
              <ul
                className={`grid list-none gap-(--gap) ${band === 'teen' ? 'sm:grid-cols-2 md:grid-cols-3' : 'grid-cols-2 sm:grid-cols-3 md:grid-cols-4'}`}
              >
                {games.map((game) => (
                  <li key={game.templateCode} className="flex">
                    <GameTile {...shared} playbookUid={playbookUid} game={game} />
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </KidFrame>
  );
}
