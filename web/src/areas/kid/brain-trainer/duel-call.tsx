import type { BrainDuel } from '@school/contract/brain-trainer/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useTexts } from '#i18n/texts.ts';
import { BigLink } from '../task-link.tsx';

/** Duels in which it is this kid's turn, begun on whatever device. */
export function useDuelCalls(kidUid: string): BrainDuel[] {
  const { data } = useQuery({ ...quietly(queryOf('GET /brain-trainer/duels')), staleTime: 0 });
  return data?.duels.filter(({ sides }) => sides.some(({ person, result }) => person === kidUid && result === null)) ?? [];
}

/** The way into such a duel. */
export function DuelCall({ kidUid, duel, title }: { kidUid: string; duel: BrainDuel; title: string }) {
  const t = useTexts('brain');
  const { duelId, playbookUid, templateCode, sides } = duel;
  return (
    <BigLink
      picture="high-voltage"
      className="grow-0"
      to="/brain-trainer/$playbookUid/$templateCode/$person"
      params={{ playbookUid, templateCode, person: kidUid }}
      search={{ duel: duelId }}
    >
      {t.duelCall(title, sides.find(({ person }) => person !== kidUid)?.name ?? '')}
    </BigLink>
  );
}
