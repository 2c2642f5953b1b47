import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Before anything else is loaded: compiled code is kept from start to start, which takes a quarter off.
enableCompileCache(path.resolve(import.meta.dirname, '../.cache/node'));

// The web app, if it has to be built, is built while the database starts.
const { buildWebIfNeeded } = await import('./build-web.ts');
const pages = buildWebIfNeeded();
// A failure is told by whoever waits for it; until then it must not end the process.
pages.catch(() => undefined);
const { main } = await import('../server/src/main.ts');
await main({ pages });
