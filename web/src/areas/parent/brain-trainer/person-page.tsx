import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useLocale } from '#i18n/locale.ts';
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
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
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
  return (
    <PageLayout title={t.progressOf(name)} actions={<LinkButton to="/brain-trainer">{t.toTrainer}</LinkButton>}>
      <p className="text-lg font-bold">{streak.days > 0 ? t.daysAndSet(t.streak(streak.days), streak.today) : t.noDays}</p>
      {playbooks.map(
        ({ playbookUid, title, games }) =>
          games.length > 0 && (
            <section key={playbookUid} className="flex flex-col gap-3">
              <h2 className="text-xl">{title[tongue]}</h2>
              <ul className="flex list-none flex-col gap-3">
                {games.map((game) => (
                  <GameLine
                    key={game.templateCode}
                    person={person}
                    playbookUid={playbookUid}
                    game={game}
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
            </section>
          ),
      )}
      <p className="max-w-2xl text-mute">{t.honest}</p>
    </PageLayout>
  );
}
