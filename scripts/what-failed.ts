import { stripVTControlCharacters } from 'node:util';

/** How Vitest (` FAIL  file > test`) and Playwright (`  1) file:line › test`) begin what they say of a failed test. */
const failureStart = /^ FAIL +\S|^ {2}\d+\) \S.* › /;

/** Of one failure the name and what was expected: the stack below it stands in the whole output. */
const linesOfFailure = 6;

/**
 * The lines of a step's output that name what failed, at most so many. A step that names no failed tests (types, lint, a crash) says
 * what is wrong at its end.
 */
export function whatFailed(output: readonly string[], most: number): string[] {
  const lines = output.map((line) => stripVTControlCharacters(line).trimEnd()).filter((line) => line !== '');
  const starts = lines.flatMap((line, at) => (failureStart.test(line) ? [at] : []));
  if (starts.length === 0) return lines.slice(-most);
  // With many failures their names matter more than their errors.
  const each = Math.max(1, Math.min(linesOfFailure, Math.floor(most / starts.length)));
  const named = starts.flatMap((at, index) => lines.slice(at, Math.min(at + each, starts[index + 1] ?? lines.length)));
  if (named.length <= most) return named;
  const shown = named.slice(0, most - 1);
  return [...shown, `and ${String(named.length - shown.length)} more`];
}
