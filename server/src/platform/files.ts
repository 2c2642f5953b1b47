import { createHmac, timingSafeEqual } from 'node:crypto';
import path from 'node:path';
import type { Readable } from 'node:stream';

import type { FastifyInstance } from 'fastify';

import type { Clock } from './clock.ts';
import { folderStorage } from './files/folder-storage.ts';
import { readPhoto, readPicture } from './files/picture.ts';
import { insistOnDocument } from './files/document.ts';
import { readSound } from './files/sound.ts';
import { readVideo } from './files/video.ts';
import { readVoice } from './files/voice.ts';
import { s3Storage } from './files/s3-storage.ts';
import { type Storage, typeOf } from './files/storage.ts';
import { refuse } from './answer-refusal.ts';
import { newId } from './ids.ts';
import { Refusal } from './refusal.ts';
import type { Keys, Settings } from './settings.ts';

/** The storage that the settings mean: S3-compatible, or a folder beside the database. */
export const openStorage = ({ s3, dataDir }: Pick<Settings, 's3' | 'dataDir'>): Storage =>
  s3 ? s3Storage(s3) : folderStorage(path.join(dataDir, 'files'));

/** Files of people: pictures come in, and are shown by addresses that nobody can guess and that do not last. */
export interface Files {
  /** Takes an uploaded picture into a folder (`avatars`); answers with its name, to be kept in a row. */
  addPicture(folder: string, bytes: Uint8Array): Promise<string>;
  /** Takes an uploaded picture as it is, neither cut nor larger than `photoSide`; answers with its name, its size and its weight. */
  addPhoto(folder: string, bytes: Uint8Array): Promise<{ name: string; width: number; height: number; bytes: number }>;
  /** Keeps a PNG that was drawn here; answers with its name. */
  addPng(folder: string, bytes: Uint8Array): Promise<string>;
  /** Takes a recorded voice into a folder; answers with its name. */
  addSound(folder: string, bytes: Uint8Array): Promise<string>;
  /** Takes a recorded voice of at most so many seconds into a folder; answers with its name and how long it goes. */
  addVoice(folder: string, bytes: Uint8Array, seconds: number): Promise<{ name: string; seconds: number }>;
  /** Takes a document (PDF) into a folder as it is; answers with its name. */
  addDocument(folder: string, bytes: Uint8Array): Promise<string>;
  /** Takes an uploaded video of at most so many seconds into a folder; answers with its name. */
  addVideo(folder: string, bytes: Uint8Array, seconds: number): Promise<string>;
  /** An address good for 30 to 60 minutes: for the voice of a child. */
  shortUrl(name: string): string;
  /** The address of a file for whoever may see it: good for one to two hours, and the same for an hour. */
  url(name: string): string;
  /** Keeps an archive made here; answers with its name and its size in bytes. */
  addArchive(folder: string, content: Readable): Promise<{ name: string; bytes: number }>;
  /** A kept file as it is, for whoever may have all of it; undefined when it is gone. */
  bytesOf(name: string): Promise<Uint8Array | undefined>;
  /** The same as a stream, for what may be large. */
  streamOf(name: string): Promise<Readable | undefined>;
  delete(name: string): Promise<void>;
  /** The file behind an address of ours, and for how many more seconds it may be shown; refused when it is not one. */
  open(asked: { name: string; until: string; sign: string }): Promise<{ bytes: Uint8Array; type: string; secondsLeft: number }>;
}

/** Half the life of an address: it changes only so often, so that browsers keep their copy. */
const halfLife = 3600;
const shortHalfLife = 1800;

/** `keys` sign the addresses: the first one signs, all are believed. */
export function createFiles({ storage, keys, clock }: { storage: Storage; keys: Keys; clock: Clock }): Files {
  const signOf = (key: string, name: string, until: string) => createHmac('sha256', key).update(`${until} ${name}`).digest();
  const seconds = () => Math.floor(clock.now().epochMilliseconds / 1000);
  const urlFor = (name: string, half: number): string => {
    const until = String((Math.floor(seconds() / half) + 2) * half);
    return `/files/${name}?until=${until}&sign=${signOf(keys[0], name, until).toString('base64url')}`;
  };
  return {
    async addPicture(folder, bytes) {
      const name = `${folder}/${newId()}.webp`;
      await storage.put(name, await readPicture(bytes));
      return name;
    },
    async addPhoto(folder, bytes) {
      const name = `${folder}/${newId()}.webp`;
      const { bytes: drawn, width, height } = await readPhoto(bytes);
      await storage.put(name, drawn);
      return { name, width, height, bytes: drawn.length };
    },
    async addPng(folder, bytes) {
      const name = `${folder}/${newId()}.png`;
      await storage.put(name, bytes);
      return name;
    },
    async addSound(folder, bytes) {
      const name = `${folder}/${newId()}.${readSound(bytes)}`;
      await storage.put(name, bytes);
      return name;
    },
    async addVoice(folder, bytes, most) {
      const { ending, seconds } = readVoice(bytes, most);
      const name = `${folder}/${newId()}.${ending}`;
      await storage.put(name, bytes);
      return { name, seconds };
    },
    async addDocument(folder, bytes) {
      insistOnDocument(bytes);
      const name = `${folder}/${newId()}.pdf`;
      await storage.put(name, bytes);
      return name;
    },
    async addVideo(folder, bytes, seconds) {
      const video = readVideo(bytes, seconds);
      const name = `${folder}/${newId()}.${video.ending}`;
      await storage.put(name, video.bytes);
      return name;
    },
    url: (name) => urlFor(name, halfLife),
    shortUrl: (name) => urlFor(name, shortHalfLife),
    async addArchive(folder, content) {
      const name = `${folder}/${newId()}.zip`;
      return { name, bytes: await storage.putStream(name, content) };
    },
    bytesOf: (name) => storage.get(name),
    streamOf: (name) => storage.getStream(name),
    delete: (name) => storage.delete(name),
    async open({ name, until, sign }) {
      const given = Buffer.from(sign, 'base64url');
      const isOurs = keys.some((key) => {
        const right = signOf(key, name, until);
        return right.length === given.length && timingSafeEqual(right, given);
      });
      const secondsLeft = Number(until) - seconds();
      const bytes = isOurs && secondsLeft > 0 ? await storage.get(name) : undefined;
      if (!bytes) throw new Refusal('files.not_found');
      return { bytes, type: typeOf(name), secondsLeft };
    },
  };
}

/** `GET /files/…`: a signed address is answered with the file, shut in so that it can do nothing but be seen. */
export function serveFiles(app: FastifyInstance, { files }: { files: Files }): void {
  app.get('/files/*', async (request, reply) => {
    const { '*': name = '' } = request.params as { '*'?: string };
    const { until, sign } = request.query as { until?: unknown; sign?: unknown };
    if (typeof until !== 'string' || typeof sign !== 'string') return refuse(reply, new Refusal('files.not_found'));
    const { bytes, type, secondsLeft } = await files.open({ name, until, sign });
    // Some browsers play no sound of which they cannot ask for a part.
    const part = partOf(request.headers.range, bytes.length);
    if (part) reply.code(206).header('content-range', `bytes ${part.from}-${part.to}/${bytes.length}`);
    return (
      reply
        .type(type)
        // A document is for the device's own viewer: no page of ours shows it.
        .headers(type === 'application/pdf' ? { 'content-disposition': 'attachment' } : {})
        .header('accept-ranges', 'bytes')
        .header('cache-control', `private, max-age=${secondsLeft}, immutable`)
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-content-type-options', 'nosniff')
        .send(Buffer.from(part ? bytes.subarray(part.from, part.to + 1) : bytes))
    );
  });
}

/** The part of a file that is asked for (`bytes=0-99`, `bytes=100-`); undefined is all of it. */
function partOf(range: string | undefined, length: number): { from: number; to: number } | undefined {
  const [, first, last = ''] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === undefined) return undefined;
  const [from, to] = [Number(first), last === '' ? length - 1 : Math.min(Number(last), length - 1)];
  return from <= to ? { from, to } : undefined;
}
