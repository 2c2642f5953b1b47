import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { say } from '#kit/play/speech.ts';
import { useKeys } from '#kit/play/use-keys.ts';
import { ownPicture, type OwnPicture } from '#widgets/player/own-pictures.ts';
import { useTongue } from '../use-kid.ts';
import type { PlayedProps } from './played-props.ts';
import { notes, struck, type Tune, tuneNames, tunes } from './tunes.ts';

const pictureOf: Record<Tune, OwnPicture> = { star: 'star', birch: 'deciduous-tree', bell: 'clapping-hands' };
const colours = ['red', 'orange', 'yellow', 'green', 'blue', 'violet', 'brown', 'black'] as const;

/** Eight bars to strike, by finger or by the keys 1 to 8; a song lights the bar that comes next, and waits for it. */
export function Music({ band }: PlayedProps) {
  const t = useTexts('kidFreePlay');
  const tongue = useTongue();
  const [song, setSong] = useState<{ tune: Tune; at: number }>();
  const [hit, setHit] = useState<{ bar: number; times: number }>({ bar: -1, times: 0 });
  const slow = band === 'pre';
  const strike = (bar: number) => {
    play(notes[bar] ?? notes[0]);
    setHit(({ times }) => ({ bar, times: times + 1 }));
    if (!song) return;
    const at = struck(song.tune, song.at, bar);
    if (at < tunes[song.tune].length) return setSong({ ...song, at });
    setSong(undefined);
    play('win');
    say([{ text: t.speech.songDone, lang: tongue }], { slow });
  };
  useKeys({ digit: (digit) => (digit >= 1 && digit <= notes.length ? strike(digit - 1) : false) });
  const next = song && tunes[song.tune][song.at];
  return (
    <>
      <fieldset aria-label={t.bars} className="free-play-bars">
        {notes.map((hertz, bar) => (
          <button
            key={hertz}
            type="button"
            aria-label={bar === next ? t.barNow(bar + 1) : t.bar(bar + 1)}
            data-now={bar === next || undefined}
            style={{ background: `var(--chalk-${colours[bar] ?? 'red'})`, ['--bar' as string]: bar }}
            // At once, as a bar does, and not when the finger leaves it.
            onPointerDown={(event) => {
              if (event.button === 0) strike(bar);
            }}
            onClick={(event) => {
              // By the keyboard or a screen reader there is a press without a finger.
              if (event.detail === 0) strike(bar);
            }}
          >
            <span key={hit.bar === bar ? hit.times : 0} aria-hidden data-hit={hit.bar === bar || undefined}>
              {bar + 1}
            </span>
          </button>
        ))}
      </fieldset>
      <div className="free-play-tray">
        <fieldset aria-label={t.songs} className="free-play-row">
          {tuneNames.map((tune) => (
            <button
              key={tune}
              type="button"
              aria-label={t.song[tune]}
              aria-pressed={song?.tune === tune}
              className="free-play-tool press"
              onClick={() => {
                const on = song?.tune !== tune;
                setSong(on ? { tune, at: 0 } : undefined);
                if (on) say([{ text: `${t.song[tune]}. ${t.speech.song}`, lang: tongue }], { slow });
              }}
            >
              <img src={ownPicture(pictureOf[tune])} alt="" draggable={false} />
            </button>
          ))}
        </fieldset>
      </div>
    </>
  );
}
