import { useQuery } from '@tanstack/react-query';

import { queryClient, queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { PageSkeleton } from '#kit/skeleton.tsx';
import { DuelCard } from './duel-card.tsx';
import { OpenDuels } from './open-duels.tsx';
import { PersonCard } from './person-card.tsx';

const own = queryOf('GET /brain-trainer/:person', { params: { person: 'parent' } });

/** Asks for the family and the parent's own games. */
export const load = (): void => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(own);
};

/** The brain trainer of a family: who plays, how far each has come, and a duel. */
export function Page() {
  const t = useTexts('brain');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const { data: user } = useQuery(queryOf('GET /user'));
  const { data: trainer } = useQuery(own);
  if (!user || !trainer) return <PageSkeleton />;
  const games = trainer.playbooks.flatMap((playbook) => playbook.games);
  const titleOf = (code: string) => games.find(({ templateCode }) => templateCode === code)?.title[tongue] ?? '';
  return (
    <PageLayout title={t.title}>
      <p className="max-w-2xl">{t.lead}</p>
      <OpenDuels titleOf={titleOf} />
      <section aria-label={t.who} className="grid gap-4 md:grid-cols-2">
        {user.kids.map(({ kidUid }) => (
          <PersonCard key={kidUid} person={kidUid} />
        ))}
        <PersonCard person="parent" />
      </section>
      {user.kids.length > 0 && <p className="text-mute">{t.kidPlays}</p>}
      {user.kids.length > 0 && <DuelCard kids={user.kids} own={trainer} />}
      <p className="max-w-2xl text-mute">{t.honest}</p>
      <LinkButton to="/kid-switcher" className="self-start">
        {t.toSwitcher}
      </LinkButton>
    </PageLayout>
  );
}
