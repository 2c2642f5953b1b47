import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';

type Thing = 'bed' | 'plant' | 'clock' | 'radio' | 'bear';

interface Standing {
  thing: Thing;
  picture: OwnPicture;
  /** From which stage of the house it is there. */
  from: number;
  /** Left and foot, in percent of the room, and how wide, in percent of its shorter side. */
  wide: readonly [left: number, top: number, size: number];
  tall: readonly [left: number, top: number, size: number];
}

const things: readonly Standing[] = [
  { thing: 'bed', picture: 'bed', from: 1, wide: [11, 92, 38], tall: [19, 80, 34] },
  { thing: 'plant', picture: 'potted-plant', from: 1, wide: [50, 70, 15], tall: [90, 24, 18] },
  { thing: 'bear', picture: 'teddy-bear', from: 2, wide: [18, 74, 14], tall: [12, 24, 17] },
  { thing: 'clock', picture: 'mantelpiece-clock', from: 3, wide: [10, 34, 15], tall: [72, 24, 16] },
  { thing: 'radio', picture: 'radio', from: 3, wide: [21, 34, 14], tall: [30, 24, 16] },
];

/** The furniture, which comes with lessons; each thing does one thing when it is touched. */
export function Things({ stage, isWide, onTell }: { stage: number; isWide: boolean; onTell(text: string): void }) {
  const t = useTexts('kidRewards').things;
  return things
    .filter(({ from }) => stage >= from)
    .map(({ thing, picture, wide, tall }) => {
      const [left, top, size] = isWide ? wide : tall;
      return (
        <button
          key={thing}
          type="button"
          aria-label={t[thing]}
          className="house-thing press"
          style={{ left: `${left}%`, top: `${top}%`, width: `max(64px, ${size}cqmin)` }}
          onClick={() => {
            play(thing === 'radio' ? 'win' : 'pick');
            onTell(t[thing]);
          }}
        >
          <img src={ownPicture(picture)} alt="" draggable={false} />
        </button>
      );
    });
}
