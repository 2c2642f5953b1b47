import type { BrainInk } from '@school/contract/brain-trainer/trials';

import { useTexts } from '#i18n/texts.ts';
import { storeOf } from '#kit/play/store.ts';
import { Choices } from '../choices.tsx';
import type { GameProps } from '../game-props.ts';
import { useDeadline } from '../play-clock.ts';
import { Prompt } from '../prompt.tsx';
import { TimeBar } from '../time-bar.tsx';

const key = 'brain-patterns';
const patterned = storeOf(localStorage.getItem(key) === 'on');
const usePatterned = (): boolean => patterned.use();
const inks: Record<BrainInk, string> = { red: '#d4252c', blue: '#1f5fd0', green: '#15803d', yellow: '#d99a00' };
/** What stands for a colour where colours are hard to tell: a drawing of 10 x 10. */
const drawings: Record<BrainInk, string> = {
  red: 'M0 0H10V10H0Z',
  blue: 'M0 0H10V4H0Z',
  green: 'M0 0H4V10H0Z',
  yellow: 'M1 1H5V5H1ZM6 6H9V9H6Z',
};

/** The name of a colour written in some ink: the ink is chosen, or the word, as it says above. */
export function ColourWord({ trial, clock, onAnswer, ...rest }: GameProps<'colour-word'>) {
  const t = useTexts('brainGames');
  const patterns = usePatterned();
  const { word, ink, rule, right, deadlineMs } = trial;
  useDeadline(clock, deadlineMs, () => rest.open && onAnswer({ kind: 'choice', choice: null }));
  return (
    <>
      <Prompt text={rule === 'ink' ? (patterns ? t.byPattern : t.byInk) : t.byWord} />
      <svg
        viewBox="0 0 400 120"
        className="w-full max-w-md self-center rounded-xl bg-white"
        role="img"
        aria-label={t.inkWord(t.inks[word], t.inks[ink])}
      >
        <Fillings />
        <text
          x="200"
          y="64"
          fontSize="72"
          fontWeight="900"
          textAnchor="middle"
          dominantBaseline="central"
          fill={patterns ? `url(#ink-${ink})` : inks[ink]}
          stroke={patterns ? '#292524' : undefined}
          strokeWidth="1.5"
        >
          {t.inks[word]}
        </text>
      </svg>
      <TimeBar clock={clock} ms={deadlineMs} />
      <Choices
        {...rest}
        onAnswer={onAnswer}
        right={right}
        label={t.whichColour}
        className="grid max-w-lg grid-cols-2 gap-(--gap) sm:grid-cols-4"
        options={trial.inks.map((colour) => ({
          name: t.inks[colour],
          face: (
            <>
              <svg viewBox="0 0 60 40" className="h-12 w-18" aria-hidden>
                <Fillings />
                <rect
                  x="2"
                  y="2"
                  width="56"
                  height="36"
                  rx="10"
                  fill={patterns ? `url(#ink-${colour})` : inks[colour]}
                  stroke="#292524"
                  strokeWidth="2"
                />
              </svg>
              {rule === 'word' && t.inks[colour]}
            </>
          ),
        }))}
      />
      <button
        type="button"
        aria-pressed={patterns}
        className="press min-h-11 self-center rounded-full bg-card px-5 font-bold shadow-press"
        onClick={() => {
          patterned.set(!patterns);
          localStorage.setItem(key, patterns ? 'off' : 'on');
        }}
      >
        {t.patterns}
      </button>
    </>
  );
}

const Fillings = () => (
  <defs>
    {(Object.keys(drawings) as BrainInk[]).map((ink) => (
      <pattern key={ink} id={`ink-${ink}`} width="10" height="10" patternUnits="userSpaceOnUse">
        <rect width="10" height="10" fill="#fff" />
        <path d={drawings[ink]} fill={inks[ink]} />
      </pattern>
    ))}
  </defs>
);
