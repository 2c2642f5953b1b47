import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { type VoiceLang, voiceFile } from '@school/contract/playbooks/voice';

/** What is known of one recording: measured when it was made, and true of exactly these bytes. */
export interface Recording {
  text: string;
  /** The beginning of the SHA-256 of the file. */
  hash: string;
  seconds: number;
  /** RMS, dB below full scale. */
  loudness: number;
  /** The sounds of its words, divided by bars (aa, ee, ii, oo, uu, yy are stressed); empty where a person speaks. */
  sounds: string;
}

export const content = path.join(import.meta.dirname, '../../content');
const fileOf = (lang: VoiceLang) => path.join(content, 'voices', `${lang}.tsv`);
const head = 'file\thash\tseconds\tloudness\ttext\tsounds';

export const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);

/** content/voices/ru.tsv or en.tsv, by the file of each recording. */
export function readManifest(lang: VoiceLang): Map<string, Recording> {
  const rows = existsSync(fileOf(lang)) ? readFileSync(fileOf(lang), 'utf8').trim().split('\n').slice(1) : [];
  return new Map(
    rows.map((row) => {
      const [, hash = '', seconds, loudness, text = '', sounds = ''] = row.split('\t');
      return [voiceFile({ lang, text }), { text, hash, seconds: Number(seconds), loudness: Number(loudness), sounds }];
    }),
  );
}

export function writeManifest(lang: VoiceLang, recordings: ReadonlyMap<string, Recording>): void {
  const rows = [...recordings]
    .sort(([, one], [, other]) => (one.text < other.text ? -1 : 1))
    .map(([file, { hash, seconds, loudness, text, sounds }]) => [path.basename(file), hash, seconds, loudness, text, sounds].join('\t'));
  writeFileSync(fileOf(lang), `${[head, ...rows].join('\n')}\n`);
}
