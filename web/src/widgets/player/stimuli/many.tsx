import type { Picture } from '@school/contract/playbooks/pictures';

import { useTexts } from '#i18n/texts.ts';
import { fitted } from '../fit.ts';
import { PictureView } from '../picture.tsx';
import { pictureName } from '../words.ts';
import { dotsOfDie } from './die.ts';

/** So many abreast: few pictures lie together in the middle, many fill the width. */
const abreast = (count: number): number => (count <= 3 ? count : count <= 6 ? 3 : count <= 12 ? 4 : 5);
/** How far a picture that lies about is from the middle of its room, as a share of it; the same for everyone. */
const aside = (at: number): readonly [number, number] => [((at * 7) % 5) / 5 - 0.4, ((at * 11) % 7) / 7 - 0.4];

/** The side of a picture that lies about. */
const side = 'var(--c, 3rem)';

/** A square of a frame of ten. */
const cell = { width: 'calc(var(--c, 6rem) / 2.2)', height: 'calc(var(--c, 6rem) / 2.2)' };

/** Many pictures: lying about, like dots on dice, or in frames of two rows of five. */
export function Many({ layout, pictures }: { layout: 'scatter' | 'dice' | 'tens'; pictures: readonly Picture[] }) {
  const names = useTexts('player').pictures;
  const shown = pictures.map((picture, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- equal pictures differ only by their place
    <PictureView key={at} picture={picture} label={pictureName(picture, names)} size="100%" />
  ));
  const list = 'list-none';
  if (layout === 'tens') {
    const frames = Math.max(1, Math.ceil(pictures.length / 10));
    return (
      <ul style={fitted({ count: frames, most: 180, wide: 2.5 })} className={`fit flex flex-wrap justify-center gap-3 ${list}`}>
        {Array.from({ length: frames }, (_, frame) => (
          <li key={frame} className="kid-frame grid grid-cols-5 overflow-hidden rounded-sm border-3 border-edge bg-card/70">
            {Array.from({ length: 10 }, (_, at) => (
              <span key={at} style={cell} className="grid place-items-center border border-line p-1">
                {shown[frame * 10 + at]}
              </span>
            ))}
          </li>
        ))}
      </ul>
    );
  }
  const places = dotsOfDie[pictures.length];
  if (layout === 'dice' && places) {
    return (
      <div
        style={{ width: 'min(var(--c, 11rem), 15rem)', height: 'min(var(--c, 11rem), 15rem)' }}
        className="grid grid-cols-3 gap-1 rounded-lg border-3 border-edge bg-card/70 p-3"
      >
        {Array.from({ length: 9 }, (_, at) => (
          <span key={at} className="grid place-items-center">
            {shown[places.indexOf(at)]}
          </span>
        ))}
      </div>
    );
  }
  const columns = abreast(pictures.length);
  return (
    <div
      style={{ ...fitted({ count: pictures.length, most: 150 }), gridTemplateColumns: `repeat(${columns}, 3.4rem)` }}
      className="fit grid gap-1.5"
    >
      {shown.map((picture, at) => {
        const [right, down] = aside(at);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- equal pictures differ only by their place
          <span key={at} style={{ width: side, height: side, transform: `translate(${right * 28}%, ${down * 28}%)` }}>
            {picture}
          </span>
        );
      })}
    </div>
  );
}
