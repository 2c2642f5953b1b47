/** What recordings are. */
const kind = 'audio/ogg; codecs=opus';

let isPlayed: boolean | undefined;

/**
 * Where this browser finds the recording of that address as it can play it: at that address, or, where the browser knows no Opus in Ogg,
 * decoded here. Null: it cannot be had.
 */
export async function playable(file: string): Promise<string | null> {
  isPlayed ??= new Audio().canPlayType(kind) !== '';
  if (isPlayed) return file;
  try {
    return await (await import('./opus-as-wave.ts')).asWave(file);
  } catch {
    return null;
  }
}
