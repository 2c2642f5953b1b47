import type { EquipmentResult, EquipmentStep, IceServer } from '@school/contract/equipment/shapes';
import { equipmentLimits } from '@school/contract/equipment/limits';

import { api } from '#api/client.ts';
import type { SchoolRefusal } from '#api/school-refusal.ts';

import { failed, judgeBrowser, type Judged } from './rules/judge.ts';
import { StepFault } from './steps/ask-for-media.ts';
import { checkCamera } from './steps/camera.ts';
import { checkLine, LineRefused } from './steps/line.ts';
import { checkMicrophone } from './steps/microphone.ts';
import { checkPath } from './steps/path.ts';
import { openSound } from './steps/sound.ts';
import { checkSpeaker } from './steps/speaker.ts';
import { abilities, thisDevice } from './steps/this-device.ts';
import { checkVideo } from './steps/video.ts';
import { within } from './steps/within.ts';

/** Devices that the person has chosen among several. */
export interface Choice {
  camera?: string | undefined;
  microphone?: string | undefined;
  speaker?: string | undefined;
}

interface Hears {
  begun?: (step: EquipmentStep) => void;
  done?: (result: EquipmentResult) => void;
  /** A step that could not be made for a reason of ours: the refusal says why. */
  left?: (step: EquipmentStep, refusal: SchoolRefusal | undefined) => void;
  picture?: (stream: MediaStream) => void;
  clip?: (video: HTMLVideoElement) => void;
  level?: (level: number) => void;
  linePart?: (part: 'ping' | 'down' | 'up') => void;
}

export interface CheckGiven {
  steps: readonly EquipmentStep[];
  signal: AbortSignal;
  hears: Hears;
  choice?: Choice;
  /** Was the sound heard? Without it nobody is asked: the check runs by itself. */
  ask?: (playAgain: () => void) => Promise<boolean>;
}

/** Steps that a check makes which nobody has begun: what only a person can answer is left out. */
export const stepsByItself: readonly EquipmentStep[] = ['browser', 'camera', 'microphone', 'video', 'connection', 'path'];

/**
 * The check, one step after the other, each with an end of its own (docs/design/equipment.md). A phone or a browser that
 * cannot hold lessons is told at once, and nothing else is asked of it.
 */
export async function runCheck({ steps, signal, hears, choice = {}, ask }: CheckGiven): Promise<EquipmentResult[]> {
  const results: EquipmentResult[] = [];
  // Made while the press that began the check is still fresh.
  const sound = openSound();
  let line: { ticket: string; iceServers: IceServer[] } | undefined;
  const lineTest = async () => (line ??= await api('POST /equipment/line-tests', {}, { silent: true, signal }));

  const made: Record<EquipmentStep, (signal: AbortSignal) => Promise<Judged>> = {
    browser: async () => judgeBrowser(thisDevice(), abilities()),
    camera: (until) =>
      checkCamera(until, { deviceId: choice.camera, lingerMs: ask ? 1_500 : 0, ...(hears.picture && { onPicture: hears.picture }) }),
    microphone: (until) =>
      checkMicrophone(until, {
        deviceId: choice.microphone,
        isAsked: ask !== undefined,
        sound,
        ...(hears.level && { onLevel: hears.level }),
      }),
    speaker: (until) => checkSpeaker(until, { sound, sinkId: choice.speaker, ask: ask ?? (() => Promise.resolve(true)) }),
    video: (until) => checkVideo(until, hears.clip),
    connection: async (until) => (navigator.onLine ? checkLine(until, (await lineTest()).ticket, hears.linePart) : failed('offline')),
    path: async (until) => checkPath(until, navigator.onLine ? (await lineTest()).iceServers : []),
  };

  try {
    for (const step of steps) {
      hears.begun?.(step);
      const judged = await oneStep(step, made[step], signal);
      if ('left' in judged) {
        hears.left?.(step, judged.left);
        continue;
      }
      const result = { step, ...judged };
      results.push(result);
      hears.done?.(result);
      if (step === 'browser' && !judged.ok && judged.code !== 'browser_outdated') break;
    }
    return results;
  } finally {
    void sound?.close().catch(() => undefined);
  }
}

/** Persons take their time with what they are asked; machines do not. */
const longest = (step: EquipmentStep): number =>
  equipmentLimits.timeoutMs[step] +
  (step === 'speaker' ? equipmentLimits.answerMs : step === 'camera' || step === 'microphone' ? equipmentLimits.permissionMs : 0);

async function oneStep(
  step: EquipmentStep,
  make: (signal: AbortSignal) => Promise<Judged>,
  signal: AbortSignal,
): Promise<Judged | { left: SchoolRefusal | undefined }> {
  const over = new AbortController();
  try {
    const judged = await within(longest(step), make(AbortSignal.any([signal, over.signal])), signal);
    return judged ?? failed('timed_out');
  } catch (cause) {
    signal.throwIfAborted();
    if (cause instanceof StepFault) return cause.judged;
    if (cause instanceof LineRefused) return { left: undefined };
    if (isRefusal(cause)) return cause.lost ? failed('offline') : { left: cause };
    return failed('api_missing');
  } finally {
    over.abort();
  }
}

const isRefusal = (cause: unknown): cause is SchoolRefusal => (cause as Error | undefined)?.name === 'SchoolRefusal';
