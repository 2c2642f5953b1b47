import { type SignInPicture, signInPictures } from '@school/contract/identity/pictures';

import { useTexts } from '#i18n/texts.ts';
import { type OwnPicture, ownPicture } from '#widgets/player/own-pictures.ts';

const drawn: Record<SignInPicture, OwnPicture> = {
  cat: 'cat-face',
  ball: 'soccer-ball',
  fish: 'tropical-fish',
  house: 'house',
  star: 'star',
  apple: 'red-apple',
  car: 'automobile',
  flower: 'tulip',
  duck: 'duck',
  umbrella: 'umbrella',
  cake: 'birthday-cake',
  moon: 'crescent-moon',
};

interface PicturePadProps {
  chosen: readonly SignInPicture[];
  onChoose(picture: SignInPicture): void;
  disabled?: boolean;
}

/** Twelve pictures in their places, each big enough for a small finger; above them those chosen so far, in order. */
export function PicturePad({ chosen, onChoose, disabled = false }: PicturePadProps) {
  const t = useTexts('pictures');
  return (
    <div className="flex flex-col items-center gap-4">
      <output aria-label={t.chosen(chosen.length)} className="flex gap-3">
        {[0, 1, 2].map((at) => {
          const picture = chosen[at];
          return (
            <span key={at} className="grid size-16 place-items-center rounded-lg border-2 border-line bg-card">
              {picture && <img src={ownPicture(drawn[picture])} alt={t.names[picture]} className="size-12" />}
            </span>
          );
        })}
      </output>
      <div className="grid w-full max-w-sm grid-cols-3 gap-3 sm:max-w-lg sm:grid-cols-4">
        {signInPictures.map((picture) => (
          <button
            key={picture}
            type="button"
            aria-label={t.names[picture]}
            aria-pressed={chosen.includes(picture)}
            aria-disabled={disabled || chosen.includes(picture) || chosen.length === 3}
            onClick={() => {
              if (!disabled && !chosen.includes(picture) && chosen.length < 3) onChoose(picture);
            }}
            className="press grid min-h-20 place-items-center rounded-lg border-2 border-line bg-card p-2 shadow-press aria-pressed:border-brand aria-pressed:bg-brand-soft"
          >
            <img src={ownPicture(drawn[picture])} alt="" draggable={false} className="size-16" />
          </button>
        ))}
      </div>
    </div>
  );
}
