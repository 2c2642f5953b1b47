import { type DiagnosticCode, pkhParts } from '@school/contract/onboarding/limits';
import type { ResultNumbers } from '@school/contract/onboarding/shapes';

/** The percent of a part, as it stands in an address. */
export const shareOf = ({ parts }: ResultNumbers, code: (typeof pkhParts)[number]): string =>
  String(parts.find((part) => part.code === code)?.percent ?? 0);

/**
 * Are the numbers of an address those of the stored result? `numbers` in the order of the address: maths has its band and
 * its percent, the soft skills their type, readiness its percent and those of its parts.
 */
export function matches(test: DiagnosticCode, stored: ResultNumbers, numbers: readonly string[]): boolean {
  const percent = String(stored.percent ?? 0);
  const own = {
    math: [stored.band ?? '', percent],
    softskills: [stored.tier],
    pkh: [percent, ...pkhParts.map((code) => shareOf(stored, code))],
  }[test];
  return own.length === numbers.length && own.every((number, at) => number === numbers[at]);
}
