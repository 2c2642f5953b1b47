import type { Picture } from '@school/contract/playbooks/pictures';

import { useTexts } from '#i18n/texts.ts';
import { PictureView } from '../picture.tsx';
import { pictureName } from '../words.ts';
import { dotsOfDie } from './die.ts';

/** So many abreast: few pictures lie together in the middle, many fill the width. */
const abreast = (count: number): number => (count <= 3 ? count : count <= 6 ? 3 : count <= 12 ? 4 : 5);
/** A room of a picture that lies about, and how far it is from the middle of its room; the same for everyone. In rem. */
const room = 3.8;
const aside = (at: number): readonly [number, number] => [((at * 7) % 5) / 5 - 0.4, ((at * 11) % 7) / 7 - 0.4];

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
      <ul className={`flex flex-wrap justify-center gap-3 ${list}`}>
        {Array.from({ length: frames }, (_, frame) => (
          <li key={frame} className="grid grid-cols-5 overflow-hidden rounded-sm border-3 border-edge bg-card/70">
            {Array.from({ length: 10 }, (_, at) => (
              <span key={at} className="grid size-11 place-items-center border border-line p-1 md:size-14">
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
      <div className="grid size-44 grid-cols-3 gap-1 rounded-lg border-3 border-edge bg-card/70 p-3">
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
    <div className="relative" style={{ width: `${columns * room}rem`, height: `${Math.ceil(pictures.length / columns) * room}rem` }}>
      {shown.map((picture, at) => {
        const [right, down] = aside(at);
        const [row, column] = [Math.floor(at / columns), at % columns];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- equal pictures differ only by their place
          <span
            key={at}
            className="absolute size-12"
            style={{ left: `${column * room + 0.45 + right}rem`, top: `${row * room + 0.45 + down}rem` }}
          >
            {picture}
          </span>
        );
      })}
    </div>
  );
}
