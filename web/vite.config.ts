import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { familyGroups } from './build/chunks.ts';
import { callNeeds } from './build/call-needs-plugin.ts';
import { compressed } from './build/compress-plugin.ts';
import { pictures } from './build/pictures-plugin.ts';
import { plainImports } from './build/plain-imports-plugin.ts';
import { preloaded } from './build/preload-plugin.ts';
import { recordedVoices } from './build/recorded-plugin.ts';
import { styleAddresses } from './build/style-address-plugin.ts';
import { serviceWorker } from './build/sw-plugin.ts';

/** Where `npm run dev` finds the running school. */
const school = process.env['SCHOOL_URL'] ?? 'http://127.0.0.1:3000';
const proxied = { target: school, changeOrigin: false };

export default defineConfig({
  plugins: [
    { ...optimizeLocales.vite({ locales: ['ru-RU', 'en-US'] }), enforce: 'pre' },
    react({ compiler: true }),
    tailwindcss(),
    preloaded({ figures: /nunito-figures-/, letters: { ru: /nunito-cyrillic-(?!wght)/, en: /nunito-latin-(?!wght)/ } }),
    plainImports(),
    styleAddresses(),
    pictures(),
    recordedVoices(),
    callNeeds(),
    serviceWorker(),
    compressed(),
  ],
  resolve: {
    alias: [
      // React has had this hook since 18; the copy for older ones need not travel.
      { find: /^use-sync-external-store\/shim(\/with-selector)?$/, replacement: 'use-sync-external-store$1' },
    ],
  },
  server: {
    port: Number(process.env['WEB_PORT'] ?? 5173),
    strictPort: true,
    proxy: {
      '/api': proxied,
      '/dev': { ...proxied, bypass: (request) => (request.url === '/dev/kit' ? request.url : undefined) },
      '/sandbox': proxied,
      '/erip': proxied,
      '/unsubscribe': proxied,
      '/voices': proxied,
      '/files': proxied,
      '/realtime': { ...proxied, ws: true },
    },
  },
  build: {
    target: 'es2023',
    // The browsers that know what the styles are written in (colours in oklch, layers, has): nothing is said twice.
    cssTarget: ['chrome117', 'safari17', 'firefox128'],
    manifest: true,
    // For the school's own eyes: what failed where, in the sources. They are neither linked nor served.
    sourcemap: 'hidden',
    // Nothing is inlined: files are cached, and the policy for content stays strict.
    assetsInlineLimit: 0,
    // The few kilobytes of styles are one file: it is there before the first paint, whatever the page.
    cssCodeSplit: false,
    // Two libraries are larger than a warning likes, each loaded by who needs it: PDF pages, and LiveKit where a school has one.
    chunkSizeWarningLimit: 800,
    // Our own plugin names what to preload: for the entry in the page, for each path in a table for the server.
    modulePreload: false,
    // The licences of what we ship stand in one file, not in every chunk.
    license: { fileName: 'licenses.md' },
    rolldownOptions: {
      // Styles have no map, and need none.
      onLog: (level, log, tell) => (log.code === 'SOURCEMAP_BROKEN' ? undefined : tell(level, log)),
      output: {
        // Every import names its file, and a hash does not compress: 36 bits tell two builds of one file apart as well as 48.
        hashCharacters: 'base36',
        entryFileNames: 'assets/[name]-[hash:7].js',
        // A catalogue is named beside its file in the table of features: once is enough.
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes('/words/src/') ? 'assets/[hash:7].js' : 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // The ground every page stands on changes rarely: one file, kept by the browser between releases.
            { name: 'ground', test: /node_modules|rolldown[\\/]runtime/, tags: ['$initial'], priority: 3 },
            { name: 'shell', test: /[\\/]src[\\/](?!app[\\/]main)/, tags: ['$initial'], priority: 2 },
            ...familyGroups,
            // The component library comes whole, and only with what needs it.
            {
              name: 'aria',
              test: /node_modules[\\/](react-aria|react-stately|@internationalized|@react-)/,
              priority: 2,
              entriesAware: true,
            },
            // What nearly every page shows, and what every form is made of: two files instead of twenty. The rest
            // is left to the bundler, which never gives a page what it does not need.
            {
              name: 'kit',
              test: /src[\\/]kit[\\/](button|button-look|card|class-names|icon|link-button|page|page-layout|typed-text)\.|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/,
              priority: 2,
            },
            {
              name: 'form',
              test: /src[\\/](kit[\\/](field|form|select|text-field|chips|checkbox)|api[\\/](use-call|form-refusals))\./,
              priority: 2,
            },
            // The kid area in three loads: what all its pages share, the frame of those that are not played, and the player, to which
            // each kind of task adds its own file.
            {
              name: 'kid',
              test: /src[\\/](widgets[\\/]player[\\/](own-pictures|frame-buttons|voice-watch|band|seen|speaker|use-recordings|player-look)|kit[\\/]play[\\/](speech|sound|touched|store|mute|voice-state)|areas[\\/]kid[\\/](use-kid|course-picture))\./,
              priority: 1,
            },
            { name: 'frame', test: /areas[\\/]kid[\\/](kid-frame|no-such-place)\./, priority: 1 },
            // What games share with the player without waiting for it.
            { name: 'stage', test: /src[\\/](widgets[\\/]player[\\/](stage|right-badge)|kit[\\/]play[\\/]announcer)\./, priority: 2 },
            // What a collection and a book share with it: pictures, and pages that are turned by keys.
            { name: 'pictures', test: /src[\\/](widgets[\\/]player[\\/]picture|kit[\\/]play[\\/]use-keys)\./, priority: 2 },
            {
              name: 'player',
              test: /src[\\/](widgets[\\/]player[\\/](player|playing|use-attempt|progress|unsent|dots|spoken|task-view|card|picture|check|use-try|stimulus|hole|templates[\\/]registry)|kit[\\/]play[\\/](use-keys|idle-ladder|rungs)|areas[\\/]kid[\\/]playbook[\\/]kid-player)\./,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
