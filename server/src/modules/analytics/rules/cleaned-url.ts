/** Names in an address that open doors, or are about a person: their values are never kept. */
const kept = ['week', 'kind', 'state', 'sort', 'subject', 'day', 'onboarding', 'mode'];
/** Ids of people and things in a path. */
const id = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;

/**
 * An address as it may be kept: path without the ids in it, of the query only what is known to be harmless, no
 * fragment. One that cannot be read is an empty text.
 */
export function cleanedUrl(address: string): string {
  const url = URL.parse(address);
  if (!url) return '';
  const query = new URLSearchParams([...url.searchParams].filter(([name, value]) => kept.includes(name) && value.length <= 40));
  const path = decoded(url.pathname)
    .replace(id, ':id')
    // The last part of this path is the kid's name (docs/rules/pages.md#paths).
    .replace(/^(\/schedule-selection\/[^/]+\/[^/]+\/[^/]+)\/[^/]+$/, '$1/:name');
  return `${url.origin}${path}${query.size > 0 ? `?${query.toString()}` : ''}`.slice(0, 500);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '/';
  }
}
