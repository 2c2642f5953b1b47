import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';

type Thing = 'bed' | 'plant' | 'clock' | 'radio' | 'bear';

interface Standing {
  thing: Thing;
  picture: OwnPicture;
  /** From which stage of the house it is there. */
  from: number;
  /** Left and foot, in percent of the room, and how wide, in percent of the shorter side of the screen. */
  wide: readonly [left: number, top: number, size: number];
  /** Null: an upright phone has no room for it. */
  tall: readonly [left: number, top: number, size: number] | null;
}

const things: readonly Standing[] = [
  { thing: 'bed', picture: 'bed', from: 1, wide: [13, 92, 30], tall: null },
  { thing: 'plant', picture: 'potted-plant', from: 1, wide: [4, 93, 12], tall: [90, 25, 17] },
  { thing: 'bear', picture: 'teddy-bear', from: 2, wide: [27, 93, 12], tall: [12, 25, 17] },
  { thing: 'clock', picture: 'mantelpiece-clock', from: 3, wide: [10, 34, 12], tall: [72, 25, 16] },
  { thing: 'radio', picture: 'radio', from: 3, wide: [22, 34, 11], tall: [28, 25, 16] },
];

/** The furniture, which comes with lessons; each thing does one thing when it is touched. */
export function Things({ stage, isWide, onTell }: { stage: number; isWide: boolean; onTell(text: string): void }) {
  const t = useTexts('kidRewards').things;
  return things
    .filter(({ from }) => stage >= from)
    .map(({ thing, picture, wide, tall }) => {
      const at = isWide ? wide : tall;
      if (!at) return null;
      const [left, top, size] = at;
      return (
        <button
          key={thing}
          type="button"
          aria-label={t[thing]}
          className="house-thing press"
          style={{ left: `${left}%`, top: `${top}%`, width: `max(64px, ${size}vmin)` }}
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
