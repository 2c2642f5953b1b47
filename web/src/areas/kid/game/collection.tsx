import type { CourseGame } from '@school/contract/learning/shapes';
import { useEffect } from 'react';

import { useTexts } from '#i18n/texts.ts';
import type { Band } from '#widgets/player/band.ts';
import { PictureView } from '#widgets/player/picture.tsx';
import { KidFrame } from '../kid-frame.tsx';
import { BigButton } from '../task-link.tsx';
import { useTongue } from '../use-kid.ts';
import { Certificates } from './certificates.tsx';
import { TotalStars } from '../total-stars.tsx';

interface CollectionProps {
  kidUid: string;
  game: CourseGame;
  band: Band;
  onPlay(): void;
  /** It will be played in a moment: what that needs is fetched ahead. */
  onMayPlay(): void;
}

/** What the stars of a game have brought, what is still hidden, and the way into the next round. */
export function Collection({ kidUid, game, band, onPlay, onMayPlay }: CollectionProps) {
  const t = useTexts('kid');
  const tongue = useTongue();
  const { title, about, lesson, stars, begun, pieces, starsToNext } = game;
  useEffect(() => {
    if (lesson) onMayPlay();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);
  const speech = `${title[tongue]}. ${lesson ? t.game.speech : t.game.locked}`;
  return (
    <KidFrame kidUid={kidUid} band={band} title={title[tongue]} speech={speech} aside={<TotalStars stars={stars} />}>
      {lesson ? (
        <section className="flex flex-col items-center gap-4">
          {band !== 'pre' && <p className="self-start text-(length:--words)">{about[tongue]}</p>}
          <BigButton
            picture="rocket"
            huge={band === 'pre'}
            className={`w-full max-w-sm ${band === 'pre' ? 'kid-glow' : ''}`}
            onPress={onPlay}
          >
            {begun ? t.goOn : t.play}
          </BigButton>
        </section>
      ) : (
        <p className="text-center text-(length:--words)">{t.game.locked}</p>
      )}
      <section aria-label={t.game.found} className="flex flex-col gap-3">
        {band !== 'pre' && (
          <h2 className="text-(length:--words)">
            {t.game.found}
            {lesson && (
              <span className="block text-base font-normal">{starsToNext === null ? t.game.all : t.game.toNext(starsToNext)}</span>
            )}
          </h2>
        )}
        <ol className="grid list-none grid-cols-3 gap-3 sm:grid-cols-5">
          {pieces.map(({ face, found }, at) => (
            <li key={at} className={`grid aspect-square place-items-center rounded-lg ${found ? 'bg-card shadow-press' : 'bg-card/50'}`}>
              {face.picture?.kind === 'icon' && (
                <PictureView
                  picture={found ? face.picture : { ...face.picture, shadow: true }}
                  label={found ? (face.name?.[tongue] ?? t.game.piece(at + 1)) : t.game.hidden(at + 1)}
                />
              )}
            </li>
          ))}
        </ol>
      </section>
      {game.certificates.length > 0 && <Certificates certificates={game.certificates} />}
    </KidFrame>
  );
}
