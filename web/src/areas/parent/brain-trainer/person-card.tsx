import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

/** Somebody who plays: the row of days, today's three games, the way to the progress. */
export function PersonCard({ person }: { person: string }) {
  const t = useTexts('brain');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const { data } = useQuery(queryOf('GET /brain-trainer/:person', { params: { person } }));
  if (!data) return <Skeleton className="h-48" />;
  const { name, streak, daily, playbooks } = data;
  const titleOf = (code: string) =>
    playbooks.flatMap(({ games }) => games).find(({ templateCode }) => templateCode === code)?.title[tongue] ?? code;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl">{person === 'parent' ? t.self(name) : name}</h2>
      <p>{streak.days > 0 ? t.daysAndSet(t.streak(streak.days), streak.today) : t.noDays}</p>
      <ul aria-label={t.daily} className="flex list-none flex-wrap gap-2">
        {daily.games.map(({ playbookUid, templateCode, done }) => (
          <li key={templateCode}>
            {person === 'parent' ? (
              <LinkButton
                size="small"
                kind={done ? 'quiet' : 'secondary'}
                to="/brain-trainer/$playbookUid/$templateCode/$person"
                params={{ playbookUid, templateCode, person }}
              >
                {titleOf(templateCode)}
                {done ? ` · ${t.done}` : ''}
              </LinkButton>
            ) : (
              <span className="inline-block rounded-full bg-sunk px-3 py-1.5">
                {titleOf(templateCode)}
                {done ? ` · ${t.done}` : ''}
              </span>
            )}
          </li>
        ))}
      </ul>
      <LinkButton
        to="/brain-trainer/$person"
        params={{ person }}
        className="self-start"
        aria-label={person === 'parent' ? undefined : t.progressOf(name)}
      >
        {person === 'parent' ? t.gamesAndProgress : t.progress}
      </LinkButton>
    </Card>
  );
}
