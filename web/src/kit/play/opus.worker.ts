import { decodeOpus, waveOf } from './decode-opus.ts';

/** Makes WAV of Opus beside the page: WebAssembly is allowed here and nothing else (docs/design/security.md#content-policy). */

export interface Wanted {
  nr: number;
  file: ArrayBuffer;
}
export interface Made {
  nr: number;
  /** Null: the file could not be read. */
  wave: ArrayBuffer | null;
}

addEventListener('message', ({ data: { nr, file } }: MessageEvent<Wanted>) => {
  void decodeOpus(new Uint8Array(file))
    .then(waveOf)
    .catch(() => null)
    .then((wave) => postMessage({ nr, wave } satisfies Made, { transfer: wave ? [wave] : [] }));
});
