import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';

/** Duels that wait for one of the two, wherever they were begun; nothing when there is none. */
export function OpenDuels({ titleOf }: { titleOf(game: string): string }) {
  const t = useTexts('brain');
  const list = new Intl.ListFormat(useLocale());
  const { data } = useQuery({ ...quietly(queryOf('GET /brain-trainer/duels')), staleTime: 0 });
  const open = data?.duels.filter(({ state }) => state === 'open') ?? [];
  return open.map(({ duelId, playbookUid, templateCode, sides }) => {
    const waiting = sides.filter(({ result }) => result === null);
    return (
      <Card key={duelId} className="flex flex-wrap items-center justify-between gap-3 bg-brand-soft!" label={t.duel}>
        <p>
          <strong>{titleOf(templateCode)}</strong>
          <span className="block">{t.duelOpen(list.format(waiting.map(({ name }) => name)))}</span>
        </p>
        <span className="flex flex-wrap gap-3">
          {waiting.map(({ person, name }, at) => (
            <LinkButton
              key={person}
              kind={at === 0 ? 'primary' : 'secondary'}
              to="/brain-trainer/$playbookUid/$templateCode/$person"
              params={{ playbookUid, templateCode, person }}
              search={{ duel: duelId }}
            >
              {t.duelGoOn(name)}
            </LinkButton>
          ))}
        </span>
      </Card>
    );
  });
}
