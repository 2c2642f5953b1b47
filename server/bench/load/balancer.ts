import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Debian's; where it is not there, nothing is tried behind it. */
const program = '/usr/sbin/haproxy';
export const hasHaproxy = existsSync(program);

/** HAProxy by the file of `ops`: only addresses are others, and TLS is somebody else's. It ends when it is killed. */
export function openBalancer(folder: string, port: number, servers: readonly number[]): ChildProcess {
  const file = path.join(folder, 'haproxy.cfg');
  const written = readFileSync(path.resolve(import.meta.dirname, '../../../ops/haproxy/haproxy.cfg'), 'utf8')
    .replace(/^ *bind :443.*\n/m, '')
    .replace('bind :80', `bind 127.0.0.1:${port}`)
    .replace(/^ *http-request redirect scheme.*\n/m, '')
    .replace('https\n', 'http\n')
    .replace(/^ *server school-[^]*$/m, servers.map((at, nth) => `    server school-${nth + 1} 127.0.0.1:${at} check\n`).join(''))
    .replace('maxconn 20000', 'maxconn 8000');
  writeFileSync(file, written);
  return spawn(program, ['-db', '-f', file], { stdio: 'ignore' });
}
