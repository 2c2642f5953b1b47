import type { Readable } from 'node:stream';

/** Where bytes are kept under a name. Names are ours (`avatars/<id>.webp`), never those of an uploaded file. */
export interface Storage {
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Keeps what a stream brings, however much, without holding it in memory; answers with its size in bytes. */
  putStream(name: string, content: Readable): Promise<number>;
  /** Undefined when there is none. */
  get(name: string): Promise<Uint8Array | undefined>;
  /** The same as a stream, for what may be large. */
  getStream(name: string): Promise<Readable | undefined>;
  /** Done as well when there was none. */
  delete(name: string): Promise<void>;
}

/** What a file is, by the end of its name: the only kinds that are kept. */
const types: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  webmv: 'video/webm',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  gz: 'application/gzip',
  zip: 'application/zip',
  txt: 'text/plain',
};

/** The media type of a stored file. Throws for a name that nothing of ours would give. */
export function typeOf(name: string): string {
  const [, ending = ''] = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.([a-z0-9]+)$/.exec(name) ?? [];
  const type = types[ending];
  if (type === undefined) throw new Error(`No file of ours is named ${JSON.stringify(name)}`);
  return type;
}
