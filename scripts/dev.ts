import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const school = process.env['PORT'] ?? '3000';

/** The school, started again at each change, and the web app with its changes shown at once. One Ctrl-C ends both. */
const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], { cwd: root, stdio: 'inherit' }),
  spawn(process.execPath, [path.join(root, 'node_modules/vite/bin/vite.js')], {
    cwd: path.join(root, 'web'),
    stdio: 'inherit',
    env: { ...process.env, SCHOOL_URL: process.env['SCHOOL_URL'] ?? `http://127.0.0.1:${school}` },
  }),
];

for (const child of children) {
  child.on('exit', (status) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode ??= status ?? 1;
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
