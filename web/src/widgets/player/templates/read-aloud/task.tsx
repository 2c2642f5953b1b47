import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { schoolNow } from '#api/school-clock.ts';
import { hush } from '#kit/play/speech.ts';
import { Answers, Check } from '../../check.tsx';
import { ReadText } from '../../read-text.tsx';
import { useStage } from '../../stage.tsx';
import type { TemplateProps } from '../../template-props.ts';
import { useTry } from '../../use-try.ts';
import { useVoice } from '../../use-voice.ts';
import { langOf, shownWords } from '../../words.ts';

/** Read a passage aloud, line by line, recorded for the teacher or told to a grown-up; the line to read stands out. */
export function ReadAloud({ task, place, tries, busy, final, onAnswer }: TemplateProps<'read-aloud'>) {
  const { tongue } = useStage();
  const further = useTexts('furtherTasks');
  const { hearing, unasked, begin, handOver } = useVoice(place);
  const [sending, setSending] = useState(false);
  const [{ at, isOn }, setWork] = useTry(tries, () => ({ at: 0, isOn: false }));
  const [since, setSince] = useState(schoolNow);
  const passage = task.stimulus?.kind === 'passage' ? task.stimulus : undefined;
  const lines = passage?.lines ?? (task.stimulus?.kind === 'words' ? [task.stimulus.words] : []);
  const last = at >= lines.length - 1;
  const end = async () => {
    setSending(true);
    onAnswer({ template: 'read-aloud', ...(await handOver(Math.min(3600, Math.round((schoolNow() - since) / 1000)))) });
    setSending(false);
  };
  return (
    <>
      <ReadText title={passage?.title} className="p-4 text-[calc(var(--words)*1.15)] leading-relaxed">
        {lines.map((line, index) => (
          <p
            // oxlint-disable-next-line react/no-array-index-key -- lines keep their order
            key={index}
            lang={langOf(line, tongue)}
            // The line to read is in sight.
            ref={index === at && at > 0 && !final ? (read) => read?.scrollIntoView({ block: 'nearest' }) : undefined}
            aria-current={index === at && !final ? 'step' : undefined}
            className={`rounded-sm border-l-4 px-2 py-0.5 ${index === at && !final ? 'border-brand bg-brand-soft' : 'border-transparent'}`}
          >
            {shownWords(line, tongue)}
          </p>
        ))}
      </ReadText>
      <Answers>
        {!final && (
          <Check
            ready
            busy={busy || sending}
            label={last ? further.readDone : further.nextLine}
            onPress={() => {
              hush();
              if (last) void end();
              else setWork({ at: at + 1, isOn: hearing === 'recording' });
            }}
          />
        )}
        {!final && hearing !== 'recording' && !sending && (
          <button
            type="button"
            disabled={hearing === 'asking' || hearing === 'told'}
            className="press min-h-16 self-center rounded-full bg-card px-6 font-bold shadow-press disabled:hidden"
            onClick={() => {
              hush();
              setSince(schoolNow());
              void begin().then(() => setWork({ at: 0, isOn: true }));
            }}
          >
            {further.readRecord}
          </button>
        )}
        {unasked && !final && <p className="max-w-md self-center text-center text-sm">{further.voiceUnasked}</p>}
        {!final && (
          <output className="block text-center">{hearing === 'recording' || isOn ? further.readRecorded : further.readToSomebody}</output>
        )}
      </Answers>
    </>
  );
}
