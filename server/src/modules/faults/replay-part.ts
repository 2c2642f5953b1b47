import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';

const [packed, unpacked] = [promisify(gzip), promisify(gunzip)];

/** A part as it is unpacked, in bytes; what is larger is a trap. */
export const mostUnpacked = { maxOutputLength: 16 * 1024 * 1024 };

/** The events of a part, as JSON, as they are kept in a file. */
export const packedEvents = (json: string): Promise<Uint8Array> => packed(json);

/** The events of a kept file; undefined when it is gone. */
export const unpackedEvents = async (bytes: Uint8Array | undefined): Promise<unknown[] | undefined> =>
  bytes && (JSON.parse((await unpacked(bytes, mostUnpacked)).toString('utf8')) as unknown[]);
