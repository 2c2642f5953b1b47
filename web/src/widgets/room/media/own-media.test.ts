import { afterEach, expect, test, vi } from 'vitest';

import { createOwnMedia } from './own-media.ts';

afterEach(() => vi.unstubAllGlobals());

test('a child that the teacher made quiet cannot turn its microphone on, and sounds as it wanted to when that is over', async () => {
  const track = { enabled: false, stop: () => undefined, addEventListener: () => undefined };
  const mediaDevices = {
    getUserMedia: async () => ({ getAudioTracks: () => [track], getVideoTracks: () => [], getTracks: () => [track] }),
  };
  vi.stubGlobal('navigator', { mediaDevices });
  const own = createOwnMedia({ role: 'kid', isSender: true });
  await own.setMic(true);
  expect([track.enabled, own.state().mic]).toEqual([true, true]);
  own.setMuted(true);
  expect([track.enabled, own.state().mic]).toEqual([false, false]);
  await own.setMic(true);
  expect([track.enabled, own.state().mic]).toEqual([false, false]);
  own.setMuted(false);
  expect([track.enabled, own.state().mic]).toEqual([true, true]);
});
