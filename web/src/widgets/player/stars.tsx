import { useSurroundings } from '#kit/surroundings.tsx';
import { ownPicture } from './own-pictures.ts';
import { Seen } from './seen.tsx';

/** Stars earned, out of so many. Told in words to those who do not see them. */
export function Stars({ got, of = 3, size = '1.75rem', pop = false }: { got: number; of?: number; size?: string; pop?: boolean }) {
  const { words } = useSurroundings();
  return (
    <Seen label={words.stars(got, of)} className="inline-flex shrink-0 gap-0.5">
      {Array.from({ length: of }, (_, at) => (
        <img
          key={at}
          src={ownPicture('star')}
          alt=""
          draggable={false}
          style={{ width: size, height: size, animationDelay: pop ? `${at * 250}ms` : undefined }}
          className={`${at < got ? '' : 'opacity-40 grayscale'} ${pop && at < got ? 'kid-pop' : ''}`}
        />
      ))}
    </Seen>
  );
}
