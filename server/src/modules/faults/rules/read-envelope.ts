/** One thing in an envelope: what it is, and its bytes. */
export interface EnvelopeItem {
  type: string;
  payload: Uint8Array;
}

const newline = 10;
/** More than so many things in one envelope nobody sends. */
const mostItems = 20;

/**
 * Reads an envelope as Sentry's clients send it: a line about the whole, then for each thing a line about it and its
 * bytes, as many as the line says or up to the next line. Undefined when it is no envelope.
 */
export function readEnvelope(bytes: Uint8Array): EnvelopeItem[] | undefined {
  let at = 0;
  const line = (): Uint8Array => {
    const found = bytes.indexOf(newline, at);
    const end = found === -1 ? bytes.length : found;
    const taken = bytes.subarray(at, end);
    at = end + 1;
    return taken;
  };
  if (!readObject(line())) return undefined;
  const items: EnvelopeItem[] = [];
  while (at < bytes.length && items.length < mostItems) {
    const head = line();
    if (head.length === 0) continue;
    const { type, length } = readObject(head) ?? {};
    if (typeof type !== 'string') return undefined;
    if (typeof length !== 'number') {
      items.push({ type, payload: line() });
      continue;
    }
    if (!Number.isInteger(length) || length < 0 || at + length > bytes.length) return undefined;
    items.push({ type, payload: bytes.subarray(at, at + length) });
    at += length + 1;
  }
  return items;
}

/** JSON that is an object; undefined for anything else. */
export function readObject(bytes: Uint8Array): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
