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

/** Pictures three abreast on a phone, tiles, or the lines of a list. */
const looks: Record<Band, { card: string; picture: string; words: string }> = {
  pre: { card: 'gap-1.5! px-1! py-3!', picture: 'size-16 sm:size-24', words: 'max-w-full text-[0.9rem] sm:text-(length:--words)' },
  junior: { card: 'gap-1.5! px-2! py-3!', picture: 'size-16', words: '' },
  teen: { card: 'flex-row! gap-3! px-3!', picture: 'size-9', words: 'min-w-0 grow text-left' },
};

/** A game: its picture and name, the own level, its stars. */
export function GameTile({ person, playbookUid, game, band, done = false, glows = false, tongue }: GameTileProps) {
  const t = useTexts('brain');
  const title = game.title[tongue];
  const look = looks[band];
  return (
    <Link
      to="/brain-trainer/$playbookUid/$templateCode/$person"
      params={{ playbookUid, templateCode: game.templateCode, person }}
      className={`kid-card w-full ${look.card} ${glows ? 'kid-glow' : ''}`}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) say([{ text: title, lang: tongue }]);
      }}
    >
      <img src={gamePicture(game.templateCode)} alt="" draggable={false} className={`shrink-0 ${look.picture}`} />
      <span className={look.words}>
        <span className="block leading-tight font-extrabold">{title}</span>
        {band !== 'pre' && (
          <span className="block text-base font-normal figures">{game.level === null ? t.newGame : t.level(game.level)}</span>
        )}
      </span>
      <Stars got={game.stars} size={band === 'junior' ? '1.75rem' : '1.4rem'} />
      {done && <RightBadge />}
      {done && <span className="sr-only">{t.done}</span>}
    </Link>
  );
}
