import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';

/** How a duel stands: whose turn it is, or who came further towards the own goal. */
export function DuelState({ duelId, mayPassOn }: { duelId: string; mayPassOn: boolean }) {
  const t = useTexts('brainGames');
  const { data: duel } = useQuery({ ...queryOf('GET /brain-trainer/duels/:duelId', { params: { duelId } }), staleTime: 0 });
  if (!duel) return null;
  const waiting = duel.sides.find(({ result }) => result === null);
  const winner = duel.sides.find(({ person }) => (duel.winner === 'parent') === (person === 'parent'));
  return (
    <section className="flex w-full flex-col items-center gap-3 rounded-lg bg-card/80 p-4">
      <h2 className="text-(length:--words)">{t.duel.title}</h2>
      {duel.winner !== null && (
        <output className="text-(length:--words) font-extrabold">
          {duel.winner === 'draw' ? t.duel.draw : t.duel.won(winner?.name ?? '')}
        </output>
      )}
      <ul className="list-none">
        {duel.sides.map(
          ({ person, name, result, gain }) =>
            result && (
              <li key={person} className="figures">
                {t.duel.gained(name, result.level, gain ?? 0)}
              </li>
            ),
        )}
      </ul>
      <p className="text-sm">{t.duel.fair}</p>
      {waiting && (
        <>
          <output className="font-bold">
            {t.duel.waits(waiting.name)} {t.duel.later}
          </output>
          {mayPassOn && (
            <LinkButton
              kind="primary"
              size="large"
              to="/brain-trainer/$playbookUid/$templateCode/$person"
              params={{ playbookUid: duel.playbookUid, templateCode: duel.templateCode, person: waiting.person }}
              search={{ duel: duelId }}
            >
              {t.duel.play(waiting.name)}
            </LinkButton>
          )}
        </>
      )}
    </section>
  );
}
