import { failed, fine, type Judged } from '../rules/judge.ts';
import { isRunning } from './sound.ts';
import { within } from './within.ts';
import { equipmentLimits } from '@school/contract/equipment/limits';

export interface SpeakerOptions {
  sound: AudioContext | undefined;
  /** Which speaker, where the browser lets one choose. */
  sinkId?: string | undefined;
  /** Only a person can say whether it was heard; asked while the chime can be played again. */
  ask: (playAgain: () => void) => Promise<boolean>;
}

/** A chime, and the question whether it was heard. */
export async function checkSpeaker(signal: AbortSignal, { sound, sinkId, ask }: SpeakerOptions): Promise<Judged> {
  if (!sound || !(await isRunning(sound, signal))) return failed('no_context');
  if (sinkId && 'setSinkId' in sound) {
    // Unreliable in some browsers: then it sounds where it sounds.
    await within(2_000, (sound as AudioContext & { setSinkId(id: string): Promise<void> }).setSinkId(sinkId), signal).catch(() =>
      signal.throwIfAborted(),
    );
  }
  chime(sound);
  const heard = await within(
    equipmentLimits.answerMs,
    ask(() => chime(sound)),
    signal,
  );
  if (heard === undefined) return failed('timed_out');
  return heard ? fine() : failed('not_heard');
}

/** Three notes upwards. */
function chime(sound: AudioContext): void {
  for (const [index, frequency] of [523.25, 659.25, 783.99].entries()) {
    const begin = sound.currentTime + index * 0.22;
    const tone = sound.createOscillator();
    const loud = sound.createGain();
    tone.frequency.value = frequency;
    loud.gain.setValueAtTime(0.0001, begin);
    loud.gain.exponentialRampToValueAtTime(0.3, begin + 0.03);
    loud.gain.exponentialRampToValueAtTime(0.0001, begin + 0.5);
    tone.connect(loud).connect(sound.destination);
    tone.start(begin);
    tone.stop(begin + 0.55);
  }
}
