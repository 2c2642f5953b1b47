/** Recording of a voice by the browser's own recorder. */

/** Kinds of files that browsers write, the smallest first. */
const kinds = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];
/** Bits a second: a voice is understood well, and three minutes stay below a megabyte. */
const bits = 32_000;

export interface Recording {
  /** Ends it; the sound, or undefined where nothing was heard. The microphone is let go. */
  stop(): Promise<Blob | undefined>;
  /** Lets the microphone go, and keeps nothing. */
  cancel(): void;
}

async function askForMicrophone(): Promise<MediaStream | undefined> {
  if (typeof navigator.mediaDevices?.getUserMedia !== 'function') return undefined;
  return navigator.mediaDevices.getUserMedia({ audio: true }).catch(() => undefined);
}

/** The same microphone once more: let go of by itself, and heard by the recorder also while others do not hear it. */
function besides(open: MediaStreamTrack): MediaStream {
  const track = open.clone();
  track.enabled = true;
  return new MediaStream([track]);
}

/**
 * Begins to record; undefined where there is no microphone, no recorder, or the person does not allow it. A microphone that is open
 * already is listened to as well: some devices give it to one part of a page at a time, and the first would go silent.
 */
export async function startRecording(open?: MediaStreamTrack): Promise<Recording | undefined> {
  const kind = typeof MediaRecorder === 'undefined' ? undefined : kinds.find((one) => MediaRecorder.isTypeSupported(one));
  if (kind === undefined) return undefined;
  const stream = open?.readyState === 'live' ? besides(open) : await askForMicrophone();
  if (!stream) return undefined;
  const letGo = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const recorder = new MediaRecorder(stream, { mimeType: kind, audioBitsPerSecond: bits });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const ended = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve(), { once: true }));
    recorder.start();
    return {
      async stop() {
        if (recorder.state !== 'inactive') recorder.stop();
        await ended;
        letGo();
        const sound = new Blob(parts, { type: kind });
        return sound.size > 0 ? sound : undefined;
      },
      cancel() {
        if (recorder.state !== 'inactive') recorder.stop();
        letGo();
      },
    };
  } catch {
    letGo();
    return undefined;
  }
}
