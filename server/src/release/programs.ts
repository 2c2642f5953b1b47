import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

import type { Environment } from '#platform/settings/reading';
import { UserError } from '#platform/user-error';

import { nodeOf } from './places.ts';

/** Who programs of a release run as: root would make files that the school cannot read, so whoever has the data. */
export async function accountOf(dataDir: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = await stat(dataDir).catch(() => ({ uid: 0, gid: 0 }));
  return uid === 0 ? {} : { uid, gid };
}

interface Given {
  env: Environment;
  account: { uid?: number; gid?: number };
}

const scriptIn = (folder: string, script: string, args: string[], { env, account }: Given, stdio: 'inherit' | 'ignore'): ChildProcess =>
  spawn(nodeOf(folder), [`scripts/${script}.ts`, ...args], {
    cwd: folder,
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', stdio, 'inherit'],
    ...account,
  });

/** Runs a command of a release to its end, and shows what it says; throws `refusal` where it ends badly. */
export async function runScript(folder: string, [script, ...args]: [string, ...string[]], given: Given, refusal: string): Promise<void> {
  const [status] = (await once(scriptIn(folder, script, args, given, 'inherit'), 'exit')) as [number | null];
  if (status !== 0) throw new UserError(refusal);
}

/** A server of a release beside the one that runs. */
export function startBeside(folder: string, given: Given) {
  const child = scriptIn(folder, 'start', [], given, 'ignore');
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  let isOver = false;
  void gone.then(() => (isOver = true));
  return {
    isOver: () => isOver,
    async stop(): Promise<void> {
      child.kill('SIGTERM');
      await Promise.race([gone, pause(40_000, undefined, { ref: false })]);
      if (!isOver) child.kill('SIGKILL');
      await gone;
    },
  };
}

/** The command that makes the service start what the link leads to now. */
export async function restart(command: string, env: Environment): Promise<void> {
  const [status] = (await once(spawn(command, { shell: true, stdio: 'inherit', env: env as NodeJS.ProcessEnv }), 'exit')) as [
    number | null,
  ];
  if (status !== 0) throw new UserError(`${command} ended with ${status}.`);
}
