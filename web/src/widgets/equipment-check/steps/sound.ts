import { within } from './within.ts';

/** One for the whole check: browsers let a page sound only after a press, and remember it for the context that was there. */
export function openSound(): AudioContext | undefined {
  try {
    return new AudioContext();
  } catch {
    return undefined;
  }
}

/** Does it run? Some browsers never answer where there is no audio device: two seconds are enough. */
export async function isRunning(context: AudioContext | undefined, signal: AbortSignal): Promise<boolean> {
  if (!context) return false;
  if (context.state !== 'running') await within(2_000, context.resume(), signal).catch(() => signal.throwIfAborted());
  return (context.state as AudioContextState) === 'running';
}
