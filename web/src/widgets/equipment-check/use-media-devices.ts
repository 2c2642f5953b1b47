import { useSyncExternalStore } from 'react';

export interface MediaDevice {
  id: string;
  /** Empty until the person has allowed one of its kind. */
  label: string;
}

export type MediaLists = Record<'videoinput' | 'audioinput' | 'audiooutput', readonly MediaDevice[]>;

let lists: MediaLists = { videoinput: [], audioinput: [], audiooutput: [] };
const listeners = new Set<() => void>();
const media = (): MediaDevices | undefined => (navigator as { mediaDevices?: MediaDevices }).mediaDevices;

/** Looks for cameras, microphones and speakers again: their names are told only after one of them was allowed. */
export async function lookForDevices(): Promise<void> {
  const all =
    (await media()
      ?.enumerateDevices()
      .catch(() => [])) ?? [];
  const of = (kind: MediaDeviceKind): MediaDevice[] =>
    all
      .filter((it) => it.kind === kind && it.deviceId !== '' && it.deviceId !== 'default' && it.deviceId !== 'communications')
      .map(({ deviceId, label }) => ({ id: deviceId, label }));
  lists = { videoinput: of('videoinput'), audioinput: of('audioinput'), audiooutput: of('audiooutput') };
  for (const listener of listeners) listener();
}

const again = (): void => void lookForDevices();

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) media()?.addEventListener('devicechange', again);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) media()?.removeEventListener('devicechange', again);
  };
}

/** What is plugged in, and told anew when something is plugged in or out. */
export const useMediaDevices = (): MediaLists => useSyncExternalStore(subscribe, () => lists);
