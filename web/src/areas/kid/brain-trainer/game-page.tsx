import { brainGameCodes, brainThemeCodes } from '@school/contract/brain-trainer/limits';
import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { useParams, useSearch } from '#kit/router/router.tsx';
import { BrainGame } from '#widgets/brain/brain-game.tsx';
import { PictureLink } from '#widgets/player/frame-buttons.tsx';
import { BigLink } from '../task-link.tsx';

const NoGame = lazy(() => import('#widgets/brain/no-game.tsx').then((file) => ({ default: file.NoGame })));

const path = '/brain-trainer/$playbookUid/$templateCode/$person';

/** Asks for the games of whoever plays. */
export const load = ({ params: { person = '' } }: { params: Readonly<Record<string, string>> }): void => {
  void queryClient.prefetchQuery(queryOf('GET /brain-trainer/:person', { params: { person } }));
};

/** A game of the brain trainer, for a kid or for the parent; `duel` in the address when it is part of one. */
export function Page() {
  const params = useParams({ from: path });
  const { duel } = useSearch({ from: path });
  const playbookUid = brainThemeCodes.find((code) => code === params.playbookUid);
  const templateCode = brainGameCodes.find((code) => code === params.templateCode);
  const { person } = params;
  const t = useTexts('brainGames');
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { data: trainer } = useSuspenseQuery(queryOf('GET /brain-trainer/:person', { params: { person } }));
  const asKid = session?.role === 'kid';
  const home = asKid ? (
    <PictureLink icon="house" label={t.leave} to="/kids/$kidUid/brain-trainer" params={{ kidUid: person }} />
  ) : (
    <PictureLink icon="house" label={t.leave} to="/brain-trainer" />
  );
  const game = trainer.playbooks
    .find((playbook) => playbook.playbookUid === playbookUid)
    ?.games.find((one) => one.templateCode === templateCode);
  if (playbookUid === undefined || !game) return <NoGame home={home} />;
  return (
    <BrainGame
      // Another side of a duel is another player.
      key={`${person} ${game.templateCode}`}
      trainer={trainer}
      playbookUid={playbookUid}
      game={game}
      duelId={duel}
      home={home}
      after={
        asKid ? (
          <BigLink picture="brain" sun to="/kids/$kidUid/brain-trainer" params={{ kidUid: person }}>
            {t.toGames}
          </BigLink>
        ) : (
          <BigLink picture="brain" sun to="/brain-trainer">
            {t.toGames}
          </BigLink>
        )
      }
      // A kid plays as itself only; its parent comes by the parent's own page.
      mayPassOn={!asKid}
    />
  );
}
