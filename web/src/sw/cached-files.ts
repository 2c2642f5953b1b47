/** The files that the worker keeps: each release has a store of its own, so that no release is made of two. */

export interface Files {
  /** What every page stands on: kept for everybody. */
  shell: readonly string[];
  /** What a family reads without a connection: home, the schedule, the kid area. Kept once a family is here. */
  family: readonly string[];
}

/** The page that stands for every address of the app. */
const onePage = '/index.html';

const prefix = 'release-';
/** Pictures and voices of tasks, whatever the release. */
const play = 'play';
/** Entries of the above: a course's pictures and the voices of its tasks; the oldest go first. */
const mostOfPlay = 600;
/** A line in the store of a release that says: a family was here. */
const familyMark = '/family-was-here';

const anyway: CacheQueryOptions = { ignoreVary: true };
const storesOfReleases = async () => (await caches.keys()).filter((name) => name.startsWith(prefix));

/** What is kept under this address, in whatever store. */
export const cachedFile = (address: string): Promise<Response | undefined> => caches.match(address, anyway);

/** The page that is kept; without the hints of its own address, which are wrong for another. */
export async function cachedPage(release: string): Promise<Response | undefined> {
  const kept = (await (await caches.open(prefix + release)).match(onePage, anyway)) ?? (await cachedFile(onePage));
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  headers.delete('link');
  return new Response(kept.body, { status: 200, headers });
}

/** Keeps a built file that was met on the way. */
export async function keepBuilt(release: string, request: Request, answer: Response): Promise<void> {
  if (answer.status === 200) await (await caches.open(prefix + release)).put(request, answer);
}

/** Keeps a picture or a voice. */
export async function keepPlay(request: string, answer: Response): Promise<void> {
  if (answer.status !== 200) return;
  const store = await caches.open(play);
  await store.put(request, answer);
  const kept = await store.keys();
  // A few at once, so that not every picture has to count.
  if (kept.length > mostOfPlay) await Promise.all(kept.slice(0, 100).map((old) => store.delete(old)));
}

/** Fills the store of a release: what every page stands on; for a family, which the last release knew, its part too. */
export async function beginRelease(release: string, files: Files): Promise<void> {
  await fill(release, files.shell);
  const marks = await Promise.all((await storesOfReleases()).map(async (name) => (await caches.open(name)).match(familyMark)));
  // What a family reads besides can come later: the release does not wait for it.
  if (marks.some(Boolean)) await keepForFamily(release, files).catch(() => undefined);
}

/** A family is here: its pages are kept, too. */
export async function keepForFamily(release: string, files: Files): Promise<void> {
  await fill(release, files.family);
  await (await caches.open(prefix + release)).put(familyMark, new Response(''));
}

/** Lets releases go, but for this one and the one before: a tab may still stand on that. */
export async function forgetOldReleases(release: string): Promise<void> {
  const others = (await storesOfReleases()).filter((name) => name !== prefix + release);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

async function fill(release: string, addresses: readonly string[]): Promise<void> {
  const store = await caches.open(prefix + release);
  const wanted = addresses.slice();
  // Four at a time: the page that is being used comes first.
  const take = async (): Promise<void> => {
    for (let address = wanted.shift(); address !== undefined; address = wanted.shift()) {
      if (await store.match(address, anyway)) continue;
      // The same name is the same file: it need not travel again.
      const same = address.startsWith('/assets/') ? await cachedFile(address) : undefined;
      const answer = same ?? (await fetch(address, { cache: address.startsWith('/assets/') ? 'default' : 'no-cache' }));
      if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
      await store.put(address, answer);
    }
  };
  await Promise.all([take(), take(), take(), take()]);
}
