import { readFile, stat } from 'node:fs/promises';

/** The system account that PostgreSQL runs under when it is not our own. */
export interface Account {
  uid: number;
  gid: number;
}

const fallback: Account = { uid: 65534, gid: 65534 };

/**
 * PostgreSQL refuses to run as root. As root we hand it to the owner of an already made cluster, else to
 * `nobody`; as anyone else it runs as ourselves (`undefined`).
 */
export async function accountFor(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const made = await stat(cluster).catch(() => undefined);
  if (made && made.uid !== 0) return { uid: made.uid, gid: made.gid };
  return nobody();
}

async function nobody(): Promise<Account> {
  const people = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const [, uid, gid] = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(people) ?? [];
  if (!uid || !gid) return fallback;
  // macOS writes nobody as -2.
  return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
}
