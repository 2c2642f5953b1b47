import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

/** A file of an archive. `isPacked`: pictures and sounds do not become smaller. */
export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
  isPacked?: boolean;
}

const deflate = promisify(deflateRaw);
/** Names are UTF-8. */
const flags = 0x0800;
/** Sizes and places are four bytes: an archive of a family never comes near. */
const most = 0xffffffff;

/** A zip archive (APPNOTE 6.3, no extensions), every file of one moment. */
export async function zipOf(entries: readonly ZipEntry[], at: Temporal.Instant): Promise<Buffer> {
  const { year, month, day, hour, minute, second } = at.toZonedDateTimeISO('UTC');
  const time = (hour << 11) | (minute << 5) | (second >> 1);
  const date = ((year - 1980) << 9) | (month << 5) | day;
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let place = 0;
  for (const { name, bytes, isPacked = false } of entries) {
    const packed = isPacked ? Buffer.from(bytes) : await deflate(bytes);
    const label = Buffer.from(name);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(flags, 2);
    facts.writeUInt16LE(isPacked ? 0 : 8, 4);
    facts.writeUInt16LE(time, 6);
    facts.writeUInt16LE(date, 8);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(label.length, 22);
    bodies.push(Buffer.from([0x50, 0x4b, 3, 4]), facts, label, packed);
    const where = Buffer.alloc(14);
    where.writeUInt32LE(place, 10);
    directory.push(Buffer.from([0x50, 0x4b, 1, 2, 20, 0]), facts, where, label);
    place += 4 + facts.length + label.length + packed.length;
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  if (place + length > most || entries.length > 0xffff) throw new Error('An archive of this size wants another format');
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}
