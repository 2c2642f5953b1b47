import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { onTestFinished } from 'vitest';

/** How a release behaves once it is started. */
export interface Behaviour {
  ends?: true;
  /** Answers faults where families sign in. */
  breaks?: 'sign-in';
  /** Counts so many faults a second: once it is what runs, or at once. */
  faults?: number;
  backupFails?: true;
}

/** What stands in a release for the school: it answers what a release is asked, and says in its page who it is. */
const start = `
import { createServer } from 'node:http';
import { appendFileSync, readFileSync } from 'node:fs';
const is = JSON.parse(readFileSync('behaviour.json', 'utf8'));
if (is.ends) process.exit(1);
const began = Date.now();
createServer((request, answer) => {
  const say = (status, text) => answer.writeHead(status).end(text);
  if (request.url === '/readyz') return say(200, '{"status":"ready"}');
  if (request.url === '/metrics') {
    const faults = Math.floor((is.faults ?? 0) * (Date.now() - began) / 1000);
    return say(200, 'http_request_duration_seconds_count{method="GET",route="/a",status="2xx"} 100\\nhttp_request_duration_seconds_count{method="GET",route="/a",status="5xx"} ' + faults + '\\n');
  }
  if (request.url === '/api/auth/sign-in') return is.breaks === 'sign-in' ? say(500, 'broken') : say(401, '{"error":{"code":"identity.wrong_credentials"}}');
  if (['/', '/login'].includes(request.url)) return say(200, '<script type="module" src="/assets/app.js"></script>' + process.cwd());
  say(200, '{}');
}).listen(Number(process.env.PORT), '127.0.0.1');
`;

/** Stands for systemd: ends what runs, starts what the link leads to. */
const supervisor = (root: string, port: number): string => `
import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
if (existsSync('${root}/pid')) {
  const pid = Number(readFileSync('${root}/pid', 'utf8'));
  try { process.kill(pid, 'SIGTERM'); for (;;) { process.kill(pid, 0); await pause(30); } } catch {}
}
const log = openSync('${root}/service.log', 'a');
const child = spawn('${root}/current/node_modules/.bin/node', ['scripts/start.ts'], {
  cwd: '${root}/current', detached: true, stdio: ['ignore', log, log],
  env: { ...process.env, PORT: '${port}', npm_lifecycle_event: undefined },
});
child.on('error', () => {});
writeFileSync('${root}/pid', String(child.pid));
child.unref();
process.exit();
`;

/** A machine with a folder of releases, the link to the one that runs, and a service that starts it. */
export async function openMachine(port: number) {
  const root = await mkdtemp(path.join(tmpdir(), 'chip-release-'));
  const restart = `${process.execPath} ${path.join(root, 'supervisor.ts')}`;
  onTestFinished(async () => {
    const pid = Number(await readFile(path.join(root, 'pid'), 'utf8').catch(() => ''));
    // A group of its own: whatever it started goes with it.
    if (pid > 0) execFileSync('/bin/sh', ['-c', `kill -TERM -${pid} 2>/dev/null; sleep 0.2; true`]);
    await rm(root, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  });
  await writeFile(path.join(root, 'supervisor.ts'), supervisor(root, port));
  const folderOf = (name: string) => path.join(root, 'releases', name);
  const at = async (link: string) => path.basename(await readlink(path.join(root, link)));
  return {
    root,
    restart,
    folderOf,
    at,
    /** What families meet: the release that says its name in its page. */
    answering: async () => path.basename((await (await fetch(`http://127.0.0.1:${port}/`)).text()).split('</script>')[1] ?? ''),
    async pointTo(name: string): Promise<void> {
      await symlink(folderOf(name), path.join(root, 'current'));
      execFileSync('/bin/sh', ['-c', restart]);
    },
    async addRelease(name: string, behaviour: Behaviour = {}): Promise<void> {
      const folder = folderOf(name);
      for (const needed of ['scripts', 'node_modules/.bin', 'web/dist']) await mkdir(path.join(folder, needed), { recursive: true });
      await symlink(process.execPath, path.join(folder, 'node_modules/.bin/node'));
      for (const [file, text] of [
        ['web/dist/index.html', ''],
        ['package.json', '{"type":"module"}'],
        ['behaviour.json', JSON.stringify(behaviour)],
        ['scripts/start.ts', start],
        ['scripts/doctor.ts', ''],
        ['scripts/backup.ts', `if (${behaviour.backupFails === true}) process.exit(1);`],
      ] as const)
        await writeFile(path.join(folder, file), text);
    },
  };
}
