import type { BrainTrainer } from '@school/contract/brain-trainer/shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { useNavigate } from '#kit/router/router.tsx';
import { Select } from '#kit/select.tsx';

interface DuelCardProps {
  kids: readonly { kidUid: string; firstName: string }[];
  own: BrainTrainer;
}

/** A duel on one device: a kid, a game that both may play, and off it goes. */
export function DuelCard({ kids, own }: DuelCardProps) {
  const t = useTexts('brain');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const navigate = useNavigate();
  const [kidUid, setKid] = useState(kids[0]?.kidUid ?? '');
  const [chosen, setChosen] = useState('');
  const { data } = useQuery(queryOf('GET /brain-trainer/:person', { params: { person: kidUid } }));
  const begin = useCall('POST /brain-trainer/duels', { changes: ['GET /brain-trainer/duels'] });
  const ownGames = own.playbooks.flatMap(({ games }) => games.map(({ templateCode }) => templateCode));
  const games = (data?.playbooks ?? []).flatMap(({ playbookUid, games: all }) =>
    all.filter(({ templateCode }) => ownGames.includes(templateCode)).map((game) => ({ ...game, playbookUid })),
  );
  const game = games.find(({ templateCode }) => templateCode === chosen) ?? games[0];
  const start = () => {
    if (!game) return;
    const { playbookUid, templateCode } = game;
    begin.mutate(
      { body: { playbookUid, templateCode, kidUid } },
      {
        onSuccess({ duelId }) {
          void navigate({
            to: '/brain-trainer/$playbookUid/$templateCode/$person',
            params: { playbookUid, templateCode, person: kidUid },
            search: { duel: duelId },
          });
        },
      },
    );
  };
  return (
    <Card className="flex flex-col gap-4" label={t.duel}>
      <h2 className="text-xl">{t.duel}</h2>
      <p>{t.duelText}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          required
          label={t.duelKid}
          name="duel-kid"
          value={kidUid}
          options={kids.map((kid) => ({ value: kid.kidUid, label: kid.firstName }))}
          onChange={setKid}
        />
        <Select
          required
          label={t.duelGame}
          name="duel-game"
          value={game?.templateCode ?? ''}
          options={games.map(({ templateCode, title }) => ({ value: templateCode, label: title[tongue] }))}
          onChange={setChosen}
        />
      </div>
      <Button kind="primary" className="self-start" busy={begin.isPending} disabled={!game} onPress={start}>
        {t.duelStart}
      </Button>
    </Card>
  );
}
