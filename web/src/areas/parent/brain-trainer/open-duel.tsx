import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { Card } from '#kit/card.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { keepDuel, keptDuel } from './kept-duel.ts';

/** A duel that waits for one of the two; nothing when there is none. */
export function OpenDuel() {
  const [duelId] = useState(keptDuel);
  const { data: duel, error } = useQuery({
    ...quietly(queryOf('GET /brain-trainer/duels/:duelId', { params: { duelId: duelId ?? '' } })),
    enabled: duelId !== null,
    staleTime: 0,
  });
  const over = (error !== null && !error.lost) || duel?.state === 'finished';
  useEffect(() => {
    if (over) keepDuel(null);
  }, [over]);
  const t = useTexts('brain');
  const next = duel?.sides.find(({ result }) => result === null);
  if (!duel || over || !next) return null;
  const { playbookUid, templateCode } = duel;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 bg-brand-soft!" label={t.duel}>
      <p className="font-bold">{t.duelOpen(next.name)}</p>
      <LinkButton
        kind="primary"
        to="/brain-trainer/$playbookUid/$templateCode/$person"
        params={{ playbookUid, templateCode, person: next.person }}
        search={{ duel: duel.duelId }}
      >
        {t.duelGoOn(next.name)}
      </LinkButton>
    </Card>
  );
}
