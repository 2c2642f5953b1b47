import { useEffect, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { hush } from '#kit/play/speech.ts';
import { Check } from '../check.tsx';
import { ownPicture } from '../own-pictures.ts';
import type { TemplateProps } from '../template-props.ts';

/** Say it aloud to a grown-up at home; the teacher asks again in the lesson. The ring fills, nothing is cut off. */
export function Say({ task, busy, final, onAnswer }: TemplateProps<'say'>) {
  const t = useTexts('tasks');
  const [seconds, setSeconds] = useState<number | null>(null);
  const talking = seconds !== null && !busy && final === null;
  useEffect(() => {
    if (!talking) return undefined;
    const timer = setInterval(() => setSeconds((before) => (before ?? 0) + 1), 1000);
    return () => clearInterval(timer);
  }, [talking]);
  const share = Math.min(1, (seconds ?? 0) / task.mostSeconds);
  return (
    <>
      <div className="relative grid size-40 place-items-center self-center">
        <svg viewBox="0 0 100 100" className="absolute inset-0 -rotate-90" aria-hidden fill="none" strokeWidth="7">
          <circle cx="50" cy="50" r="45" stroke="var(--color-card)" />
          <circle cx="50" cy="50" r="45" stroke="var(--color-brand)" pathLength="1" strokeDasharray={`${share} 1`} strokeLinecap="round" />
        </svg>
        <img src={ownPicture('speaking-head')} alt="" className="size-20" />
      </div>
      <output className="block text-center">{talking ? t.sayListening : t.sayToSomebody}</output>
      {!final &&
        (talking ? (
          <Check ready busy={busy} label={t.sayDone} onPress={() => onAnswer({ template: 'say', seconds: seconds ?? 0 })} />
        ) : (
          <Check
            ready
            busy={busy}
            label={t.sayBegin}
            onPress={() => {
              hush();
              play('pick');
              setSeconds(0);
            }}
          />
        ))}
    </>
  );
}
