/** Functions that change something, or wait for somebody. */
const does = /\b(?:nextval|setval|set_config|pg_\w*lock\w*|pg_notify|clock_timestamp|random|gen_random_uuid)\s*\(/i;
const locks = /\bfor\s+(?:no\s+key\s+)?(?:update|share|key\s+share)\b/i;

const known = new Map<string, boolean>();
/** Texts that are remembered. Few are put together for one question. */
const most = 2000;

/** A statement that reads, holds nothing, and has one answer until something is written. */
export function onlyReads(text: string): boolean {
  const before = known.get(text);
  if (before !== undefined) return before;
  const reads = /^\s*select\s/i.test(text) && !locks.test(text) && !does.test(text);
  if (known.size < most) known.set(text, reads);
  return reads;
}
