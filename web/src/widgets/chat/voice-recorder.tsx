import { chatLimits } from '@school/contract/chat/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Check, Icon, Trash2 } from '#kit/icon.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { type Recording, startRecording } from '#kit/play/recorder.ts';

interface VoiceRecorderProps {
  onRecorded(sound: Blob): void;
  onClose(): void;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Records a voice until one says that it is done, or as long as may be; thrown away by one tap. */
export function VoiceRecorder({ onRecorded, onClose }: VoiceRecorderProps) {
  const t = useTexts('chat');
  const [seconds, setSeconds] = useState<number>();
  const recording = useRef<Recording>(undefined);
  const done = useRef(onRecorded);
  const close = useRef(onClose);
  useEffect(() => {
    done.current = onRecorded;
    close.current = onClose;
  });
  const finish = async (): Promise<void> => {
    const own = recording.current;
    recording.current = undefined;
    const sound = await own?.stop();
    if (sound) done.current(sound);
    close.current();
  };
  useEffect(() => {
    let isGone = false;
    void startRecording().then((begun) => {
      if (isGone) return begun?.cancel();
      if (!begun) {
        raiseNotice({ tone: 'bad', text: t.noMicrophone });
        return close.current();
      }
      recording.current = begun;
      return setSeconds(0);
    });
    return () => {
      isGone = true;
      recording.current?.cancel();
    };
  }, [t.noMicrophone]);
  const isRunning = seconds !== undefined;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSeconds((now = 0) => now + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const isFull = seconds !== undefined && seconds >= chatLimits.voiceSeconds;
  const atItsEnd = useEffectEvent(() => void finish());
  useEffect(() => {
    if (isFull) atItsEnd();
  }, [isFull]);
  return (
    <div className="flex items-center gap-3 p-3">
      <button type="button" aria-label={t.dropVoice} title={t.dropVoice} onClick={onClose} className={roundLook}>
        <Icon of={Trash2} />
      </button>
      <p className="min-w-0 grow">
        <strong role="timer" aria-label={t.recording} className="figures block">
          {isRunning ? clock(seconds) : '…'}
        </strong>
        <span className="text-sm text-mute">{isRunning ? t.recording : t.allowMicrophone}</span>
      </p>
      <button
        type="button"
        aria-label={t.voiceDone}
        title={t.voiceDone}
        aria-disabled={!isRunning || undefined}
        onClick={() => void finish()}
        className={`${roundLook} bg-brand text-on-brand hover:bg-brand-deep`}
      >
        <Icon of={Check} />
      </button>
    </div>
  );
}

const roundLook = 'press grid size-12 shrink-0 place-items-center rounded-full';
