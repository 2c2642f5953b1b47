import { Refusal } from '#platform/refusal';

/** A day as the query says it; one that cannot be read is refused. */
export function dayIn(from: string | undefined): string | undefined {
  if (from === undefined) return undefined;
  try {
    return Temporal.PlainDate.from(from).toString();
  } catch {
    throw new Refusal('request.invalid', { where: 'from' });
  }
}
