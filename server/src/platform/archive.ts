import { PassThrough, Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';

import { ZipFile } from 'yazl';

/** A file of an archive: its bytes, or a stream of what may be large. `isPacked`: pictures and sounds do not become smaller. */
export type ArchiveEntry = { name: string; isPacked?: boolean } & ({ bytes: Uint8Array } | { content: Readable });

/**
 * A zip archive as a stream, every file of one moment. One entry of bytes is held in memory at a time, however large the whole
 * becomes; a source that fails ends the stream with its error.
 */
export function archiveOf(entries: AsyncIterable<ArchiveEntry>, at: Temporal.Instant): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  const mtime = new Date(at.epochMilliseconds);
  const fill = async (): Promise<void> => {
    for await (const { name, isPacked = false, ...it } of entries) {
      const content = 'content' in it ? it.content : Readable.from([it.bytes]);
      // How large a stream becomes is known at its end.
      const size = 'content' in it ? { forceZip64Format: true } : { size: it.bytes.length };
      zip.addReadStream(content, name, { mtime, compress: !isPacked, ...size });
      // A reader that went away ends the wait as well.
      await Promise.race([finished(content), piped]);
    }
    zip.end();
  };
  const piped = pipeline(zip.outputStream, out);
  zip.on('error', (fault: Error) => out.destroy(fault));
  Promise.all([fill(), piped]).catch((fault: unknown) => out.destroy(fault instanceof Error ? fault : new Error(String(fault))));
  return out;
}
