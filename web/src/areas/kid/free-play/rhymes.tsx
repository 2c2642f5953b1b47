import type { Rhyme } from '@school/contract/rewards/rhymes';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { hush, say } from '#kit/play/speech.ts';
import { iconPath } from '#widgets/player/own-pictures.ts';
import { useTongue } from '../use-kid.ts';
import type { PlayedProps } from './played-props.ts';

/** Rhymes to be heard: a picture tells one, and its lines are lit as they are said; a line touched is said again. */
export function Rhymes({ kidUid, band }: PlayedProps) {
  const t = useTexts('kidFreePlay');
  const tongue = useTongue();
  const { data } = useQuery(queryOf('GET /kids/:kidUid/rhymes', { params: { kidUid } }));
  const [open, setOpen] = useState<number>();
  const [lit, setLit] = useState(-1);
  useEffect(() => hush, []);
  const rhymes = data?.[tongue] ?? [];
  const slow = band === 'pre';
  const tell = (rhyme: Rhyme) =>
    say(
      rhyme.lines.map((text) => ({ text, lang: tongue })),
      { slow, onStep: setLit },
    );
  const rhyme = open === undefined ? undefined : rhymes[open];
  return (
    <div className="free-play-rhymes">
      <ul className="free-play-row">
        {rhymes.map((one, at) => (
          <li key={one.title}>
            <button
              type="button"
              aria-label={one.title}
              aria-pressed={at === open}
              className="free-play-tool press"
              onClick={() => {
                setOpen(at);
                tell(one);
              }}
            >
              <img src={iconPath(one.icon)} alt="" draggable={false} />
            </button>
          </li>
        ))}
      </ul>
      {rhyme && (
        <section aria-label={rhyme.title} className="free-play-rhyme">
          <img src={iconPath(rhyme.icon)} alt="" draggable={false} />
          <div>
            {rhyme.lines.map((line, at) => (
              <button
                key={`${String(at)} ${line}`}
                type="button"
                data-lit={at === lit || undefined}
                onClick={() => say([{ text: line, lang: tongue }], { slow, onStep: (step) => setLit(step === -1 ? -1 : at) })}
              >
                {line}
              </button>
            ))}
          </div>
        </section>
      )}
      {!rhyme && <p className="world-pill self-center font-extrabold">{t.speech.rhymes}</p>}
    </div>
  );
}
