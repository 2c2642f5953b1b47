import type { Sound } from '@school/contract/playbooks/templates/sound-boxes/sound';

import { useTexts } from '#i18n/texts.ts';
import { announce } from '#kit/play/announcer.tsx';
import { play } from '#kit/play/sound.ts';
import { say } from '#kit/play/speech.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { Answers, Check } from '../../check.tsx';
import { useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { shownWords, spokenWords } from '../../words.ts';
import look from './sound-boxes.css?url';

interface Work {
  sounds: readonly (Sound | null)[];
  /** The box that is filled next. */
  at: number;
}

/** Boxes in a row and a chip for each kind of sound: a tap on a chip fills the next box, a tap on a full box empties it. */
export function SoundBoxes({ task, tries, kept, missed, busy, final, onAnswer }: TemplateProps<'sound-boxes'>) {
  const further = useTexts('furtherTasks');
  const { tongue } = useStage();
  const { boxes, exact, chips } = task;
  const open = !busy && final === null;
  const row = (sounds: readonly (Sound | null)[] | undefined) => Array.from({ length: boxes }, (_, at) => sounds?.[at] ?? null);
  const sure = row(kept?.sounds);
  // Chips that were only counted are not laid anew: one is added or taken back.
  const begun = chips.length === 1 && missed ? row(missed.sounds) : sure;
  const [own, setWork] = useTry<Work>(tries, () => ({ sounds: begun, at: Math.max(0, begun.indexOf(null)) }));
  const shown = final ? row(final.sounds) : own.sounds;
  const isFull = own.sounds.every((sound) => sound !== null);
  const nameOf = (sound: Sound | null) => {
    const chip = chips.find((one) => one.chip === sound);
    return chip ? shownWords(chip.name, tongue) : null;
  };
  const put = (chip: (typeof chips)[number] | undefined) => {
    if (!open || !chip || isFull) return false;
    play('drop');
    say([spokenWords(chip.name, tongue)]);
    const sounds = own.sounds.map((sound, at) => (at === own.at ? chip.chip : sound));
    const next = sounds.indexOf(null, own.at);
    setWork({ sounds, at: next < 0 ? sounds.indexOf(null) : next });
    announce(further.soundBox(own.at + 1, shownWords(chip.name, tongue)));
    return true;
  };
  const touch = (at: number) => {
    if (!open || sure[at] !== null) return;
    play(own.sounds[at] === null ? 'pick' : 'back');
    setWork({ sounds: own.sounds.map((sound, place) => (place === at ? null : sound)), at });
  };
  useKeys(
    {
      digit: (digit) => put(chips[digit - 1]),
      Backspace() {
        const last = own.sounds.findLastIndex((sound, at) => sound !== null && sure[at] === null);
        return last < 0 ? false : touch(last);
      },
    },
    open,
  );
  return (
    <>
      <link rel="stylesheet" href={look} precedence="player" />
      <ol className="sound-boxes">
        {shown.map((sound, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- boxes keep their order
          <li key={at}>
            <button
              type="button"
              className="sound-box"
              aria-label={further.soundBox(at + 1, nameOf(sound))}
              aria-pressed={open && !isFull && own.at === at}
              data-sure={final || (sound !== null && sure[at] === sound) ? '' : undefined}
              data-shake={open && sound === null && (missed?.sounds[at] ?? null) !== null ? '' : undefined}
              onClick={() => touch(at)}
            >
              {sound && <span className="sound-chip" data-sound={sound} aria-hidden />}
            </button>
          </li>
        ))}
      </ol>
      <Answers>
        {!final && (
          <fieldset className="sound-chips" aria-label={further.soundChips}>
            {chips.map((chip) => (
              <button
                key={chip.chip}
                type="button"
                className="kid-card"
                data-chip={chip.chip}
                aria-label={shownWords(chip.name, tongue)}
                aria-disabled={!open || isFull || undefined}
                onClick={() => put(chip)}
              >
                <span className="sound-chip" data-sound={chip.chip} aria-hidden />
              </button>
            ))}
          </fieldset>
        )}
        {!final && (
          <Check
            ready={exact ? isFull : own.sounds.some((sound) => sound !== null)}
            busy={busy}
            onPress={() =>
              onAnswer({ template: 'sound-boxes', sounds: exact ? [...own.sounds] : own.sounds.filter((sound) => sound !== null) })
            }
          />
        )}
      </Answers>
    </>
  );
}
