/** Who had a turn in this lesson, kept while the page is open: the list of tools is closed and opened again, and a page is loaded anew. */
const key = (eventId: string): string => `room picks ${eventId}`;

export function keptPicks(eventId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(eventId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((kid) => typeof kid === 'string') : [];
  } catch {
    return [];
  }
}

/** Once all have had a turn it begins anew with this one. */
export function keepPick(eventId: string, kidUid: string): void {
  const before = keptPicks(eventId);
  sessionStorage.setItem(key(eventId), JSON.stringify(before.includes(kidUid) ? [kidUid] : [...before, kidUid]));
}
