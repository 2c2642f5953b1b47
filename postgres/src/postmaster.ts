import { readFile, readlink, rm, stat } from 'node:fs/promises';
import path from 'node:path';

/** What a running PostgreSQL writes of itself into `postmaster.pid` of its folder. */
export interface Postmaster {
  pid: number;
  socketFolder: string;
  port: number;
  state: 'starting' | 'ready' | 'stopping' | 'standby' | 'unknown';
}

/**
 * The PostgreSQL now running on `cluster`, or undefined. A `postmaster.pid` left by a killed one is not believed:
 * its number may belong to another program by now, which PostgreSQL itself would take for a running server.
 */
export async function runningOn(cluster: string): Promise<Postmaster | undefined> {
  const file = path.join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === 'ENOENT') return undefined;
    throw fault;
  });
  if (text === undefined) return undefined;
  const [pidLine, , , port, socketFolder, , , state] = text.split('\n');
  const pid = Number(pidLine);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return undefined;
  if (!(await worksIn(pid, cluster))) {
    await rm(file, { force: true });
    return undefined;
  }
  const known = (['starting', 'ready', 'stopping', 'standby'] as const).find((name) => name === state?.trim());
  return { pid, port: Number(port) || 5432, socketFolder: socketFolder ?? '', state: known ?? 'unknown' };
}

/** Whether a process of this number exists, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (fault) {
    return (fault as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A postmaster stands in its data folder all its life. Where the system does not tell (no /proc), believe it. */
async function worksIn(pid: number, cluster: string): Promise<boolean> {
  try {
    await readlink(`/proc/${pid}/cwd`);
    const [there, here] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(cluster)]);
    return there.ino === here.ino && there.dev === here.dev;
  } catch (fault) {
    const code = (fault as NodeJS.ErrnoException).code;
    if (code === 'EACCES' || code === 'EPERM') return false; // not our account: not our server
    const isProcThere = await stat('/proc/self').then(
      () => true,
      () => false,
    );
    return !isProcThere;
  }
}
