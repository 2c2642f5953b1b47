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
    if (onPicture) onPicture(video);
    else document.body.append(unnoticed(video));
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
    if (!onPicture) video.remove();
  }
}

/** Where nobody looks at it, it still has to be drawn: frames that are not drawn are not dropped. */
function unnoticed(video: HTMLVideoElement): HTMLVideoElement {
  video.ariaHidden = 'true';
  Object.assign(video.style, {
    position: 'fixed',
    insetBlockEnd: '0',
    insetInlineEnd: '0',
    width: '16px',
    opacity: '0.01',
    pointerEvents: 'none',
  });
  return video;
}
