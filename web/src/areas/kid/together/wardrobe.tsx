import { chipHats, chipScarves } from '@school/contract/rewards/limits';
import type { ChipLook } from '@school/contract/rewards/shapes';
import type { ReactNode } from 'react';

import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { say } from '#kit/play/speech.ts';
import type { Band } from '#widgets/player/band.ts';
import { Mascot } from '#widgets/player/mascot.tsx';
import { dress, hats, scarfColours } from '#widgets/world/chip-wardrobe.tsx';
import { useTongue } from '../use-kid.ts';

interface WardrobeProps {
  kidUid: string;
  band: Band;
  /** What he wears. */
  chip: ChipLook;
}

/** What the child touches Chip wears at once, everywhere. */
export function Wardrobe({ kidUid, band, chip }: WardrobeProps) {
  const t = useTexts('kidTogether');
  const tongue = useTongue();
  const change = useCall('PATCH /kids/:kidUid/chip', { changes: ['GET /kids/:kidUid/rewards'] });
  const look: ChipLook = change.isPending ? change.variables.body : chip;
  const put = (next: ChipLook, name: string) => {
    play('drop');
    dress(next);
    say([{ text: name, lang: tongue }], { slow: band === 'pre' });
    change.mutate({ params: { kidUid }, body: next });
  };
  return (
    <div className="together-wardrobe">
      <Mascot className="together-chip" />
      <div className="together-choices">
        <Choice label={t.scarf}>
          {chipScarves.map((scarf) => (
            <One key={scarf} label={t.scarves[scarf]} isOn={look.scarf === scarf} onPress={() => put({ ...look, scarf }, t.scarves[scarf])}>
              <path d="M62 148c26 12 58 12 84 0 5 6 4 14-2 18-26 10-54 10-80 0-6-4-7-12-2-18z" fill={scarfColours[scarf][0]} />
              <path d="M84 164c-4 12-3 24 3 34 8-4 15-9 19-18l4-13c-9 0-18-1-26-3z" fill={scarfColours[scarf][1]} />
            </One>
          ))}
        </Choice>
        <Choice label={t.hat}>
          {chipHats.map((hat) => (
            <One
              key={hat}
              box={hatBoxes[hat]}
              label={t.hats[hat]}
              isOn={look.hat === hat}
              onPress={() => put({ ...look, hat }, t.hats[hat])}
            >
              {hats[hat] ?? <path d="M84 40l40 40M124 40 84 80" stroke="#8a7a66" strokeWidth="8" strokeLinecap="round" />}
            </One>
          ))}
        </Choice>
      </div>
    </div>
  );
}

/** Each hat stands in the middle of its button. */
const hatBoxes: Readonly<Record<ChipLook['hat'], string>> = {
  none: '64 20 80 80',
  cap: '46 -36 142 142',
  bow: '98 -10 104 104',
  crown: '50 -24 108 92',
  glasses: '34 36 140 110',
  flower: '22 6 76 76',
};

const Choice = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className="together-card">
    <h2 className="text-xl">{label}</h2>
    <fieldset aria-label={label} className="min-w-0">
      {children}
    </fieldset>
  </section>
);

interface OneProps {
  label: string;
  isOn: boolean;
  /** Where in the drawing of Chip it is; without it, where the scarf is. */
  box?: string;
  onPress(): void;
  children: ReactNode;
}

const One = ({ label, isOn, box = '50 130 108 80', onPress, children }: OneProps) => (
  <button type="button" aria-pressed={isOn} aria-label={label} className="press" onClick={onPress}>
    <svg viewBox={box} aria-hidden>
      {children}
    </svg>
  </button>
);
