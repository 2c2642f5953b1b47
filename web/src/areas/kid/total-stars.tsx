import { useTexts } from '#i18n/texts.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { Seen } from '#widgets/player/seen.tsx';

/** How many stars there are so far. */
export function TotalStars({ stars, size = '1.9rem' }: { stars: number; size?: string }) {
  const t = useTexts('kid');
  return (
    <Seen label={t.starsSoFar(stars)} className="inline-flex shrink-0 items-center gap-1 text-(length:--words) font-extrabold figures">
      <img src={ownPicture('star')} alt="" style={{ width: size, height: size }} />
      {stars}
    </Seen>
  );
}
