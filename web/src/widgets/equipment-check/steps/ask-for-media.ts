import { equipmentLimits } from '@school/contract/equipment/limits';

import { failed, type Judged } from '../rules/judge.ts';
import { codeOfFault } from '../rules/media-fault.ts';
import { within } from './within.ts';

/** A fault of a step, judged already. */
export class StepFault extends Error {
  readonly judged: Judged;

  constructor(judged: Judged) {
    super(judged.code ?? 'fault');
    this.name = 'StepFault';
    this.judged = judged;
  }
}

async function permissionFor(name: 'camera' | 'microphone'): Promise<PermissionState | undefined> {
  try {
    return (await navigator.permissions.query({ name: name as PermissionName })).state;
  } catch {
    return undefined;
  }
}

/** Is it given already, so that nobody would be asked? */
export const isGiven = async (name: 'camera' | 'microphone'): Promise<boolean> => (await permissionFor(name)) === 'granted';

/**
 * The camera or the microphone, each asked for alone: where one is missing the other is still found. Waits for the
 * person as long as a person takes; fails with a judged fault.
 */
export async function askForMedia(
  name: 'camera' | 'microphone',
  constraints: MediaStreamConstraints,
  signal: AbortSignal,
): Promise<MediaStreamTrack> {
  const asked = navigator.mediaDevices.getUserMedia(constraints);
  try {
    const stream = await within(equipmentLimits.permissionMs, asked, signal);
    const track = stream?.getTracks()[0];
    // Nobody has answered: a late answer is thrown away.
    if (!track) {
      void asked.then((late) => stop(late)).catch(() => undefined);
      throw new StepFault(failed('dismissed'));
    }
    return track;
  } catch (cause) {
    if (cause instanceof StepFault) throw cause;
    void asked.then((late) => stop(late)).catch(() => undefined);
    if (signal.aborted) throw cause;
    const { name: fault, message } = cause as Error;
    throw new StepFault(failed(codeOfFault({ name: fault, message }, await permissionFor(name))));
  }
}

const stop = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
