import { useEffect, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { play } from '#kit/play/sound.ts';
import { hush } from '#kit/play/speech.ts';
import { Check } from '../../check.tsx';
import { ownPicture } from '../../own-pictures.ts';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { useVoice } from '../../use-voice.ts';

/**
 * Say it aloud: the voice is recorded for the teacher, or, without a microphone, told to a grown-up at home. The ring
 * fills, nothing is cut off.
 */
export function Say({ task, place, tries, busy, final, onAnswer }: TemplateProps<'say'>) {
  const further = useTexts('furtherTasks');
  const { hearing, unasked, begin, handOver } = useVoice(place);
  const [{ seconds, isOn }, setWork] = useTry(tries, () => ({ seconds: 0, isOn: false }));
  const [sending, setSending] = useState(false);
  const hears = hearing === 'recording' || hearing === 'told';
  const talking = (hears || isOn) && !sending && !busy && final === null;
  useEffect(() => {
    // Where the voice is heard the seconds are counted; other screens are told.
    if (!talking || !hears) return undefined;
    const timer = setInterval(() => setWork((before) => ({ seconds: Math.min(3600, before.seconds + 1), isOn: true })), 1000);
    return () => clearInterval(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time of talking
  }, [talking, hears]);
  const share = Math.min(1, seconds / task.mostSeconds);
  const end = async () => {
    setSending(true);
    onAnswer({ template: 'say', ...(await handOver(Math.min(3600, seconds))) });
    setSending(false);
  };
  return (
    <>
      <div className="relative grid size-60 place-items-center self-center">
        <svg viewBox="0 0 100 100" className="absolute inset-0 -rotate-90" aria-hidden fill="none" strokeWidth="7">
          <circle cx="50" cy="50" r="45" fill="var(--color-card)" stroke="var(--color-line)" />
          <circle cx="50" cy="50" r="45" stroke="var(--color-brand)" pathLength="1" strokeDasharray={`${share} 1`} strokeLinecap="round" />
        </svg>
        <img src={ownPicture('speaking-head')} alt="" className="relative size-1/2" />
      </div>
      <output className="block text-center">
        {talking ? (hearing === 'recording' || !hears ? further.sayRecorded : further.sayListening) : further.sayToSomebody}
      </output>
      {unasked && !final && <p className="max-w-md self-center text-center text-sm">{further.voiceUnasked}</p>}
      {!final &&
        (talking || sending ? (
          <Check ready busy={busy || sending} label={further.sayDone} onPress={() => void end()} />
        ) : (
          <Check
            ready
            busy={busy || hearing === 'asking'}
            label={further.sayBegin}
            onPress={() => {
              hush();
              play('pick');
              void begin().then(() => setWork({ seconds, isOn: true }));
            }}
          />
        ))}
    </>
  );
}
