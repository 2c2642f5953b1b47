import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * `npm run native`: packs the web app for the stores into `native/www` and hands it to the Android and iOS projects. Where the
 * school is stands in the environment: SCHOOL_REGIONS (`EU=https://eu.example.com,US=https://us.example.com`) and, if the region
 * is suggested by another host, SCHOOL_URL. `--www` stops before the two projects.
 */
const root = path.resolve(import.meta.dirname, '..');
const { SCHOOL_REGIONS: regions, SCHOOL_URL: marketing } = process.env;
if (!regions || !/^[A-Z]+=https?:\/\/[^,]+(?:,[A-Z]+=https?:\/\/[^,]+)*$/.test(regions)) {
  console.error('\nSay where the school is: SCHOOL_REGIONS=EU=https://eu.example.com,US=https://us.example.com npm run native\n');
  process.exit(1);
}

const run = (script: string, args: readonly string[], cwd: string): void => {
  const env = { ...process.env, VITE_SCHOOL_REGIONS: regions, ...(marketing && { VITE_SCHOOL_URL: marketing }) };
  const { status } = spawnSync(process.execPath, [path.join(root, 'node_modules', script), ...args], { cwd, stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
};

const outDir = process.env['NATIVE_OUT'];
run(
  'vite/bin/vite.js',
  ['build', '--mode', 'native', '--config', 'vite.native.config.ts', '--logLevel', 'warn', ...(outDir ? ['--outDir', outDir] : [])],
  path.join(root, 'web'),
);
if (!process.argv.includes('--www')) {
  // The two projects are ours and in the repository; this only copies the pages and names the plugins.
  const android = path.join(root, 'native/android');
  if (!existsSync(android)) throw new Error('native/android is missing: npx cap add android');
  run('@capacitor/cli/bin/capacitor', ['sync'], path.join(root, 'native'));
}
