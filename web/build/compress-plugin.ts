import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const worthIt = /\.(js|css|svg|json|webmanifest|html|txt)$/;

/**
 * Writes `.br` and `.gz` beside every text file of the build, at the strongest setting, so that the server only
 * hands them out: compressing that hard on the fly would hold it up for seconds.
 */
export function compressed(): Plugin {
  let outDir = 'dist';
  return {
    name: 'school:compressed',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
      await Promise.all(
        entries
          .filter((entry) => entry.isFile() && worthIt.test(entry.name) && entry.parentPath !== join(outDir, '.vite'))
          .map(async (entry) => {
            const path = join(entry.parentPath, entry.name);
            const content = await readFile(path);
            if (content.length < 512) return;
            const hints = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
            await writeFile(`${path}.br`, await brotli(content, { params: hints }));
            await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
          }),
      );
    },
  };
}
