import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Before anything else is loaded: compiled code is kept from start to start, which takes a quarter off.
enableCompileCache(path.resolve(import.meta.dirname, '../.cache/node'));

// Whoever ends or kills npm means the school: without npm it would go on unseen, and keep the port.
if (process.env['npm_lifecycle_event'] !== undefined) {
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm) process.kill(process.pid, 'SIGTERM');
  }, 300).unref();
}

// The web app, if it has to be built, is built while the database starts.
const { buildWebIfNeeded } = await import('./build-web.ts');
const pages = buildWebIfNeeded();
// A failure is told by whoever waits for it; until then it must not end the process.
pages.catch(() => undefined);
const { main } = await import('../server/src/main.ts');
const asked = process.argv.slice(2).join(' ');
const [, list = ''] = /^--regions[= ](.+)$/.exec(asked) ?? [];
await main({ pages, regions: list === '' ? [] : list.split(','), practice: asked === '--try' });
