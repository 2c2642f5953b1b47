import type { Consent } from '@school/contract/families/consents';
import type { Place } from '@school/contract/playbooks/attempts';
import { playbooksLimits } from '@school/contract/playbooks/limits';
import { useEffect, useRef, useState } from 'react';

import { api } from '#api/client.ts';
import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { type Recording, startRecording } from '#kit/play/recorder.ts';
import { useStage } from './stage.tsx';

/** How a spoken task is heard: not begun, the voice is recorded, or it is told to a grown-up only. */
export type Hearing = 'none' | 'asking' | 'recording' | 'told';

/** Whether the parent allows it. Who cannot ask the school now records nothing. */
const consentNow = (): Promise<Consent['state']> =>
  queryClient.fetchQuery({ ...quietly(queryOf('GET /user/consents')), staleTime: 5000 }).then(
    ({ consents }) => consents.find(({ purpose }) => purpose === 'voice-recordings')?.state ?? 'refused',
    () => 'refused',
  );

/**
 * Records a spoken task for the teacher. Where the parent has not allowed it, where there is no microphone, or the way to
 * the school is cut, the child has still told it: the answer then goes without a recording.
 */
export function useVoice(place: Place) {
  const { attemptUid, microphone } = useStage();
  const [hearing, setHearing] = useState<Hearing>('none');
  const [unasked, setUnasked] = useState(false);
  const recording = useRef<Recording>(undefined);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      recording.current?.cancel();
      recording.current = undefined;
    };
  }, []);
  return {
    hearing,
    /** Nobody has asked the parent yet: a grown-up beside the child is told where it is allowed. */
    unasked,
    async begin(): Promise<void> {
      setHearing('asking');
      const consent = await consentNow();
      // What a class plays together is nobody's attempt: there is nowhere to keep a voice.
      const begun = consent === 'given' && attemptUid !== '' ? await startRecording(microphone?.()) : undefined;
      // The child has gone on while the browser asked.
      if (gone.current) return begun?.cancel();
      recording.current = begun;
      setUnasked(consent === 'unasked');
      return setHearing(begun ? 'recording' : 'told');
    },
    /** Ends it and hands it over; what belongs into the answer. */
    async handOver(seconds: number): Promise<{ seconds: number; recording?: string }> {
      const sound = await recording.current?.stop();
      recording.current = undefined;
      if (!sound || seconds > playbooksLimits.recordingSeconds) return { seconds };
      const { taskIdx, round } = place;
      const kept = await api(
        'POST /attempts/:attemptUid/recordings',
        { params: { attemptUid }, query: { taskIdx, round, seconds } },
        { sound, silent: true },
      ).catch(() => undefined);
      return kept ? { seconds, recording: kept.recording } : { seconds };
    },
  };
}
