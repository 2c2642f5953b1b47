import type { BrainThemeCode } from '@school/contract/brain-trainer/limits';
import type { BrainGame } from '@school/contract/brain-trainer/shapes';
import { lazy, Suspense } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Stars } from '#kit/progress.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

const GameWeeks = lazy(() => import('./game-weeks.tsx').then((file) => ({ default: file.GameWeeks })));

interface GameLineProps {
  person: string;
  playbookUid: BrainThemeCode;
  game: BrainGame;
  /** Where the line stands under a heading of its own, and where it does not. */
  heading: 'h2' | 'h3';
  shown: boolean;
  onShow(on: boolean): void;
}

/** One game of a person: level, goal, stars, and its weeks once they are asked for. */
export function GameLine({ person, playbookUid, game, heading: Heading, shown, onShow }: GameLineProps) {
  const t = useTexts('brain');
  const tongue = useLocale() === 'ru-RU' ? 'ru' : 'en';
  const { templateCode, title, trains, level, best, target, stars, sessions } = game;
  return (
    <li className="rounded-lg bg-card shadow-flat p-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="min-w-0 grow basis-56">
          <Heading className="text-base">{title[tongue]}</Heading>
          <p className="text-sm text-mute">{t.trains(trains[tongue])}</p>
          <p className="figures">
            {level === null
              ? `${t.notPlayed} · ${t.goal(target)}`
              : `${t.level(level)} · ${t.goal(target)} · ${t.best(best ?? level)} · ${t.sessions(sessions)}`}
          </p>
        </div>
        <Stars got={stars} of={3} size={20} />
        {person === 'parent' && (
          <LinkButton
            size="small"
            to="/brain-trainer/$playbookUid/$templateCode/$person"
            params={{ playbookUid, templateCode, person }}
            aria-label={`${t.play}: ${title[tongue]}`}
          >
            {t.play}
          </LinkButton>
        )}
        {sessions > 0 && (
          <Button
            size="small"
            expanded={shown}
            label={`${shown ? t.hideProgress : t.showProgress}: ${title[tongue]}`}
            onPress={() => onShow(!shown)}
          >
            {shown ? t.hideProgress : t.showProgress}
          </Button>
        )}
      </div>
      {shown && sessions > 0 && (
        <Suspense fallback={<Skeleton className="mt-4 h-48" />}>
          <GameWeeks person={person} templateCode={templateCode} target={target} />
        </Suspense>
      )}
    </li>
  );
}
