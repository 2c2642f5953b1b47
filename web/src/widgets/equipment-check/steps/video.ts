import { failed, judgeVideo, type Judged } from '../rules/judge.ts';
import clip from '../clip.webm';
import { pause, within } from './within.ts';

/** Our own clip of five seconds, without sound: does it play, and smoothly? */
export async function checkVideo(signal: AbortSignal, onPicture?: (video: HTMLVideoElement) => void): Promise<Judged> {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.width = 320;
  video.className = 'max-w-full rounded-md';
  video.src = clip;
  try {
    onPicture?.(video);
    const began = await within(
      6_000,
      video.play().then(
        () => true,
        () => false,
      ),
      signal,
    );
    if (began !== true) return failed('cannot_play');
    await pause(2_000, signal);
    const { totalVideoFrames: total, droppedVideoFrames: dropped } = video.getVideoPlaybackQuality();
    return judgeVideo({ played: video.currentTime, total, dropped });
  } finally {
    video.pause();
    video.removeAttribute('src');
    video.load();
  }
}
