import { personAt } from '@school/contract/lesson-room/people';

import { type LinkFigures, worstOf } from './link-stats.ts';
import type { Feed, MediaClient, OwnMedia } from './media-client.ts';
import type { OwnMediaSource } from './own-media.ts';
import { createSoundOut } from './sound-out.ts';

/**
 * What is the same whatever carries pictures and sound: who listens, the sound of the others, the page's own devices, and what it tells of its
 * line. `feeds` and `step` (of the quality ladder) are asked anew after each `changed`.
 */
export function createAnyMedia({
  own,
  tapped,
  feeds,
  step,
}: {
  own: OwnMediaSource;
  tapped: number;
  feeds(): readonly Feed[];
  step(): number;
}) {
  const listeners = new Set<() => void>();
  let shown: readonly Feed[] | undefined;
  let ownShown: OwnMedia | undefined;
  let firstFrame: number | undefined;
  let told = false;

  const changed = (): void => {
    shown = undefined;
    ownShown = undefined;
    for (const listener of listeners) listener();
  };
  const sound = createSoundOut(changed);

  const client = {
    sawFrame() {
      firstFrame ??= performance.now() - tapped;
    },
    setMic: own.setMic,
    setCamera: own.setCamera,
    async setDevices({ camera, mic, speaker }) {
      if (speaker !== undefined) sound.setSpeaker(speaker);
      await own.setDevices({ camera, mic });
    },
    shareScreen: own.shareScreen,
    setMusic: own.setMusic,
    feeds: () => (shown ??= feeds()),
    level: (from) => sound.level(personAt(from)),
    own: () => (ownShown ??= { ...own.state(), ladder: step() }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setSilent: sound.setSilent,
    setMuted: sound.setMuted,
    unlock: sound.unlock,
    isBlocked: () => sound.isBlocked,
  } satisfies Partial<MediaClient>;

  return {
    changed,
    sound,
    client,
    /** The worst of all lines; how long the first picture took is told once. */
    vitals(lines: ReadonlyArray<LinkFigures | undefined>) {
      const first = !told && firstFrame !== undefined ? { firstFrame: Math.round(firstFrame) } : {};
      if (firstFrame !== undefined) told = true;
      return { ...worstOf(lines), ...first };
    },
    close(): void {
      sound.close();
      listeners.clear();
    },
  };
}
