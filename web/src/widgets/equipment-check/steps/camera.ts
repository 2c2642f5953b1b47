import { equipmentLimits } from '@school/contract/equipment/limits';

import { failed, judgeCamera, type Judged, type Look } from '../rules/judge.ts';
import { askForMedia } from './ask-for-media.ts';
import { pause } from './within.ts';

const { samples, overMs } = equipmentLimits.camera;

export interface CameraOptions {
  deviceId?: string | undefined;
  /** The picture, so that the person sees itself while it is looked at. */
  onPicture?: (stream: MediaStream) => void;
  /** Looked at for longer, so that a person can arrange itself. */
  lingerMs?: number;
}

/** The camera alone: does a picture come, and is there something to be seen in it? Nothing of it leaves this function. */
export async function checkCamera(signal: AbortSignal, { deviceId, onPicture, lingerMs = 0 }: CameraOptions): Promise<Judged> {
  const size = { width: { ideal: 640 }, height: { ideal: 480 } };
  const track = await askForMedia('camera', { video: deviceId ? { ...size, deviceId: { exact: deviceId } } : size }, signal);
  const video = document.createElement('video');
  let unplugged = false;
  track.addEventListener('ended', () => (unplugged = true));
  try {
    const stream = new MediaStream([track]);
    video.muted = true;
    video.playsInline = true;
    video.srcObject = stream;
    onPicture?.(stream);
    // Not waited for: a camera without frames never begins to play.
    void video.play().catch(() => undefined);
    const counted = countFrames(video);
    const looks: Look[] = [];
    // Cameras begin dark: the first moment is not looked at.
    await pause(400, signal);
    for (let n = 0; n < samples; n++) {
      await pause(overMs / samples, signal);
      const look = lookAt(video);
      if (look) looks.push(look);
    }
    const frames = counted();
    await pause(lingerMs, signal);
    if (unplugged || track.readyState === 'ended') return failed('unplugged');
    return judgeCamera(looks, frames, { width: video.videoWidth, height: video.videoHeight });
  } finally {
    track.stop();
    video.srcObject = null;
  }
}

/** Frames that were shown since; browsers without the callback count what they have played. */
function countFrames(video: HTMLVideoElement): () => number {
  if (!('requestVideoFrameCallback' in video)) return () => (video as HTMLVideoElement).getVideoPlaybackQuality().totalVideoFrames;
  let frames = 0;
  const next = () => {
    frames++;
    video.requestVideoFrameCallback(next);
  };
  video.requestVideoFrameCallback(next);
  return () => frames;
}

/** Brightness of a small copy of the picture. */
function lookAt(video: HTMLVideoElement): Look | undefined {
  if (video.videoWidth === 0) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = 32;
  canvas.height = 24;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(video, 0, 0, 32, 24);
  const { data } = context.getImageData(0, 0, 32, 24);
  const lights: number[] = [];
  for (let at = 0; at < data.length; at += 4)
    lights.push(0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0));
  const mean = lights.reduce((sum, light) => sum + light, 0) / lights.length;
  const spread = Math.sqrt(lights.reduce((sum, light) => sum + (light - mean) ** 2, 0) / lights.length);
  return { mean, spread };
}
