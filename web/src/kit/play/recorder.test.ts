import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { startRecording } from './recorder.ts';

/** A microphone of the browser, whose copies are let go by themselves. */
function aMicrophone(copies: Array<{ readyState: string; enabled: boolean }> = []) {
  const track = {
    readyState: 'live',
    enabled: true,
    stop: () => void (track.readyState = 'ended'),
    clone: () => {
      const copy = aMicrophone().track;
      copy.enabled = track.enabled;
      copies.push(copy);
      return copy;
    },
  };
  return { track, copies };
}
const asked = vi.fn(async () => ({ getTracks: () => [aMicrophone().track] }));

class Recorder extends EventTarget {
  static isTypeSupported = () => true;
  state = 'recording';
  start(): void {}
  stop(): void {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['voice']) }));
    this.dispatchEvent(new Event('stop'));
  }
}
class Stream {
  readonly tracks: readonly unknown[];
  constructor(tracks: readonly unknown[]) {
    this.tracks = tracks;
  }
  getTracks = () => this.tracks;
}

beforeEach(() => {
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('MediaStream', Stream);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: asked } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockClear();
});

test('a voice is recorded beside a lesson: its microphone is not asked for again, and goes on when the recording ends', async () => {
  const { track, copies } = aMicrophone();
  // Others do not hear the child just now; the recording does.
  track.enabled = false;
  const recording = await startRecording(track as unknown as MediaStreamTrack);
  expect(copies).toMatchObject([{ readyState: 'live', enabled: true }]);
  expect((await recording?.stop())?.size).toBe(5);
  expect(asked).not.toHaveBeenCalled();
  expect(copies[0]?.readyState).toBe('ended');
  expect(track).toMatchObject({ readyState: 'live', enabled: false });
});

test('without an open microphone it is asked for', async () => {
  const { track } = aMicrophone();
  track.stop();
  expect(await startRecording(track as unknown as MediaStreamTrack)).toBeDefined();
  expect(asked).toHaveBeenCalledTimes(1);
});
