import { equipmentLimits } from '@school/contract/equipment/limits';

import { failed, judgeSound, type Judged } from '../rules/judge.ts';
import { askForMedia } from './ask-for-media.ts';
import { isRunning } from './sound.ts';
import { pause } from './within.ts';

const { everyMs, overMs, heardDb } = equipmentLimits.microphone;

export interface MicrophoneOptions {
  deviceId?: string | undefined;
  /** The person was asked to say something. */
  isAsked: boolean;
  sound: AudioContext | undefined;
  /** How loud it is, 0 to 1, for a bar that moves. */
  onLevel?: (level: number) => void;
}

/** The microphone alone: how loud was the loudest moment of three seconds? What was said is neither kept nor sent. */
export async function checkMicrophone(signal: AbortSignal, { deviceId, isAsked, sound, onLevel }: MicrophoneOptions): Promise<Judged> {
  const wanted = { echoCancellation: true, ...(deviceId && { deviceId: { exact: deviceId } }) };
  const track = await askForMedia('microphone', { audio: wanted }, signal);
  let unplugged = false;
  track.addEventListener('ended', () => (unplugged = true));
  try {
    if (!sound || !(await isRunning(sound, signal))) return failed('no_context');
    const source = sound.createMediaStreamSource(new MediaStream([track]));
    const analyser = sound.createAnalyser();
    analyser.fftSize = 2048;
    source.connect(analyser);
    const heard = new Float32Array(analyser.fftSize);
    let loudest = -Infinity;
    for (let ms = 0; ms < overMs; ms += everyMs) {
      await pause(everyMs, signal);
      analyser.getFloatTimeDomainData(heard);
      const db = decibels(heard);
      loudest = Math.max(loudest, db);
      onLevel?.(Math.min(1, Math.max(0, (db - 2 * heardDb) / -(2 * heardDb))));
    }
    source.disconnect();
    if (unplugged || track.readyState === 'ended') return failed('unplugged');
    return judgeSound(loudest, isAsked);
  } finally {
    track.stop();
  }
}

/** Root mean square in decibels of full scale. */
function decibels(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return 20 * Math.log10(Math.sqrt(sum / samples.length));
}
