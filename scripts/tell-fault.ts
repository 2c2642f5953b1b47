import { UserError } from '../server/src/platform/user-error.ts';

/** Ends a command badly: in words where whoever gave it can put it right, with everything that is known otherwise. */
export function tellFault(fault: unknown): void {
  const isPlain = fault instanceof UserError || (fault as { code?: string }).code?.startsWith('ERR_PARSE_ARGS');
  console.error(isPlain ? `\n${(fault as Error).message}\n` : fault);
  process.exitCode = 1;
}
