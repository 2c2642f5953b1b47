import type { BrainThemeCode } from '@school/contract/brain-trainer/limits';
import type { BrainGame } from '@school/contract/brain-trainer/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Link } from '#kit/router/link.tsx';
import { say } from '#kit/play/speech.ts';
import type { Band } from '#widgets/player/band.ts';
import { gamePicture } from '#widgets/brain/game-pictures.ts';
import { RightBadge } from '#widgets/player/right-badge.tsx';
import { Stars } from '#widgets/player/stars.tsx';

interface GameTileProps {
  person: string;
  playbookUid: BrainThemeCode;
  game: BrainGame;
  band: Band;
  /** Played today. */
  done?: boolean;
  /** The one to play now. */
  glows?: boolean;
  tongue: 'ru' | 'en';
}

/** A game: its picture and name, the own level, its stars. */
export function GameTile({ person, playbookUid, game, band, done = false, glows = false, tongue }: GameTileProps) {
  const t = useTexts('brain');
  const title = game.title[tongue];
  return (
    <Link
      to="/brain-trainer/$playbookUid/$templateCode/$person"
      params={{ playbookUid, templateCode: game.templateCode, person }}
      className={`kid-card w-full gap-1.5! px-2! py-3! ${glows ? 'kid-glow' : ''}`}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) say([{ text: title, lang: tongue }]);
      }}
    >
      <img src={gamePicture(game.templateCode)} alt="" draggable={false} className={band === 'pre' ? 'size-24' : 'size-16'} />
      <span className="leading-tight font-extrabold">{title}</span>
      {band !== 'pre' && <span className="text-base font-normal figures">{game.level === null ? t.newGame : t.level(game.level)}</span>}
      <Stars got={game.stars} />
      {done && <RightBadge />}
      {done && <span className="sr-only">{t.done}</span>}
    </Link>
  );
}
