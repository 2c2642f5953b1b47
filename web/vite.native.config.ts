import { defineConfig, type Plugin } from 'vite';

import { shellPage } from './build/shell-page-plugin.ts';
import browsers from './vite.config.ts';

/** Only for browsers: the worker, and files compressed for the wire. The app from a store has its files with it. */
const forBrowsers = new Set(['school:service-worker', 'school:compressed']);
const nameOf = (plugin: unknown): string => (plugin as Plugin | undefined)?.name ?? '';

const regions = process.env['VITE_SCHOOL_REGIONS'] ?? '';
const places = regions.split(',').flatMap((part) => part.split('=', 2).slice(1));
const schools = [...places, process.env['VITE_SCHOOL_URL'] ?? '']
  .filter((address) => address !== '')
  .map((address) => new URL(address).origin);

/** The web app as it is packed into the app for the stores (`npm run native`). */
export default defineConfig({
  ...browsers,
  plugins: [
    ...(browsers.plugins ?? []).filter((plugin) => !forBrowsers.has(nameOf(plugin))),
    shellPage({ schools: [...new Set(schools)] }),
  ],
  build: { ...browsers.build, outDir: '../native/www', emptyOutDir: true, manifest: false },
});
