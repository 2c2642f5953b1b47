import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { CORE_SCHEMA, load } from 'js-yaml';

/** A file of content/: its place without the ending is its uid, the hash of its bytes its version. */
export interface Document {
  uid: string;
  /** Below content/, for people. */
  path: string;
  data: unknown;
  version: string;
}

/** The YAML files of a folder, each read once, when it is first asked for. A key that is written twice is a fault. */
export function openDocuments(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort((one, other) => (one < other ? -1 : 1));
  const read = new Map<string, Document>();

  /** The document of a uid; throws when there is no such file or it is not YAML, with the place in it. */
  const document = (uid: string): Document => {
    const known = read.get(uid);
    if (known) return known;
    const file = `${uid}.yaml`;
    const bytes = readFileSync(path.join(folder, file));
    const made = {
      uid,
      path: file,
      data: load(bytes.toString(), { filename: file, schema: CORE_SCHEMA }),
      version: createHash('sha256').update(bytes).digest('hex').slice(0, 12),
    };
    read.set(uid, made);
    return made;
  };
  return {
    document,
    /** Uids of a folder below content/, in the order of their names. */
    list: (below: string): string[] => files.filter((file) => file.startsWith(`${below}/`)).map((file) => file.slice(0, -'.yaml'.length)),
  };
}

export type Documents = ReturnType<typeof openDocuments>;
