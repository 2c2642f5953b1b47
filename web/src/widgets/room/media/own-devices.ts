import { sendLimits } from './send-limits.ts';

/** Cleaning of the voice: on while people speak, off for songs. */
const cleaned = (music: boolean) => ({ echoCancellation: !music, noiseSuppression: !music, autoGainControl: !music });

export interface OwnTracks {
  camera: MediaStreamTrack | undefined;
  mic: MediaStreamTrack | undefined;
  screen: MediaStreamTrack | undefined;
  screenSound: MediaStreamTrack | undefined;
}

/** Asks for the camera alone: a missing microphone must not cost the picture. Undefined when there is none or it is refused. */
export const askForCamera = async (role: 'teacher' | 'kid', deviceId?: string): Promise<MediaStreamTrack | undefined> => {
  const { width, height, fps } = sendLimits[role];
  const size = { width: { ideal: width }, height: { ideal: height }, frameRate: { ideal: fps } };
  return firstTrack({ video: deviceId ? { ...size, deviceId: { exact: deviceId } } : size }, { video: size });
};

export const askForMic = async (music: boolean, deviceId?: string): Promise<MediaStreamTrack | undefined> => {
  const sound = { ...cleaned(music), channelCount: { ideal: 1 } };
  return firstTrack({ audio: deviceId ? { ...sound, deviceId: { exact: deviceId } } : sound }, { audio: sound });
};

/** The device that was chosen; when it is gone, any of its kind. */
async function firstTrack(...wishes: MediaStreamConstraints[]): Promise<MediaStreamTrack | undefined> {
  for (const wish of wishes) {
    const stream = await navigator.mediaDevices?.getUserMedia(wish).catch(() => undefined);
    const track = stream?.getTracks()[0];
    if (track) return track;
  }
  return undefined;
}

/**
 * A window, a tab or a screen, with its sound where that does no harm: the sound of a whole screen would send the others their own
 * voices back, unless the browser leaves them out (`restrictOwnAudio`).
 */
export async function askForScreen(): Promise<{ screen: MediaStreamTrack; sound: MediaStreamTrack | undefined } | undefined> {
  const options = {
    video: {
      displaySurface: 'browser',
      width: { max: sendLimits.screen.width },
      height: { max: sendLimits.screen.height },
      frameRate: { max: sendLimits.screen.fps },
    },
    audio: { suppressLocalAudioPlayback: false, restrictOwnAudio: true },
    windowAudio: 'window',
    selfBrowserSurface: 'exclude',
  } as DisplayMediaStreamOptions;
  const stream = await navigator.mediaDevices?.getDisplayMedia?.(options).catch(() => undefined);
  const screen = stream?.getVideoTracks()[0];
  if (!screen) return undefined;
  screen.contentHint = 'detail';
  const sound = stream?.getAudioTracks()[0];
  const surface = screen.getSettings().displaySurface;
  const leavesOthersOut = (sound?.getSettings() as { restrictOwnAudio?: boolean } | undefined)?.restrictOwnAudio === true;
  if (sound && surface === 'monitor' && !leavesOthersOut) {
    sound.stop();
    return { screen, sound: undefined };
  }
  return { screen, sound };
}
