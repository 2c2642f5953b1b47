import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyPage } from '#kit/empty-page.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useNavigate, useParams, useSearch } from '#kit/router/router.tsx';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { GameLine } from './game-line.tsx';

const path = '/brain-trainer/$person';

/** How a kid or the parent comes on: every game with its level, and on demand its weeks. `game` in the address is the open one. */
export function Page() {
  const { person } = useParams({ from: path });
  const { game: shown } = useSearch({ from: path });
  const navigate = useNavigate();
  const t = useTexts('brain');
  const { data, error } = useQuery(quietly(queryOf('GET /brain-trainer/:person', { params: { person } })));
  if (error)
    return (
      <EmptyPage
        title={t.title}
        width="normal"
        empty={t.notFound}
        about={t.notFoundText}
        action={<LinkButton to="/brain-trainer">{t.toTrainer}</LinkButton>}
      />
    );
  if (!data) return <PageSkeleton />;
  const { name, streak, playbooks } = data;
  const all = playbooks.flatMap(({ playbookUid, games }) => games.map((game) => ({ playbookUid, game })));
  // What was played leads, the newest of it on top.
  const lastOf = ({ game }: (typeof all)[number]) => Date.parse(game.lastAt ?? '') || 0;
  const played = all.filter((one) => lastOf(one) > 0).toSorted((one, other) => lastOf(other) - lastOf(one));
  const rest = all.filter((one) => lastOf(one) === 0);
  const linesOf = (games: typeof all) => (
    <ul className="flex list-none flex-col gap-3">
      {games.map(({ playbookUid, game }) => (
        <GameLine
          key={game.templateCode}
          person={person}
          playbookUid={playbookUid}
          game={game}
          heading={played.length > 0 ? 'h3' : 'h2'}
          shown={shown === game.templateCode}
          onShow={(on) =>
            void navigate({
              to: path,
              params: { person },
              search: on ? { game: game.templateCode } : {},
              replace: true,
              resetScroll: false,
            })
          }
        />
      ))}
    </ul>
  );
  return (
    <PageLayout title={t.progressOf(name)} actions={<LinkButton to="/brain-trainer">{t.toTrainer}</LinkButton>}>
      <p className="text-lg font-bold">{streak.days > 0 ? t.daysAndSet(t.streak(streak.days), streak.today) : t.noDays}</p>
      {played.length > 0 && (
        <section className="flex flex-col gap-3">
          <h2 className="text-xl">{t.played}</h2>
          {linesOf(played)}
        </section>
      )}
      {played.length > 0 && rest.length > 0 ? (
        <details>
          <summary className="min-h-11 cursor-pointer text-xl font-bold">{t.otherGames(rest.length)}</summary>
          {linesOf(rest)}
        </details>
      ) : (
        linesOf(rest)
      )}
      <p className="max-w-2xl text-mute">{t.honest}</p>
    </PageLayout>
  );
}
