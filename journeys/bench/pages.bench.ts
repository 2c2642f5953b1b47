import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { generate } from 'selfsigned';

import { chromiumArgs, findChromium } from '../../scripts/find-chromium.ts';
import { type BenchRow, type Bound, median } from '../../server/bench/bench.ts';

export const name =
  'Lighthouse, mobile (slow 4G, CPU × 4), the built app against the demo school, by TLS and HTTP/2 as in production, and by plain HTTP/1.1; median of five runs each';

const root = path.resolve(import.meta.dirname, '../..');
const runs = 5;
/** As in production, and as the first start of a school is. */
const ways = { tls: { port: 4180, address: 'https://localhost:4180' }, plain: { port: 4181, address: 'http://localhost:4181' } } as const;
type Way = keyof typeof ways;
const categories = ['performance', 'accessibility', 'best-practices'] as const;
/** What strangers read is also to be found. */
const publicCategories = [...categories, 'seo'] as const;
const publicPages = ['/ru/', '/en/', '/ru/courses/math', '/ru/teachers', '/ru/prices'];
const familyPages = ['/login', '/', '/schedule'];
const kidHome = 'kid home';
const called = (page: string, way: Way): string => (way === 'tls' ? page : `${page}, HTTP/1.1`);

const least = (what: string, figures: Readonly<Record<string, number>>): Bound[] =>
  Object.entries(figures).map(([figure, bound]) => ({ what, figure, least: bound }));
export const bounds: readonly Bound[] = [
  ...publicPages.flatMap((what) => [
    ...least(what, { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 }),
    { what, figure: 'LCP s', most: 1.2 },
  ]),
  ...familyPages.flatMap((what) => least(what, { performance: 95, accessibility: 100, 'best-practices': 100 })),
  ...familyPages.flatMap((page) => least(called(page, 'plain'), { performance: 95 })),
  ...least(kidHome, { performance: 98, accessibility: 100 }),
  { what: kidHome, figure: 'TBT ms', most: 100 },
];

/** Signs in as the demo families do, and asks Lighthouse about the pages people see first. */
export async function run(): Promise<BenchRow[]> {
  return [...(await judge('tls')), ...(await judge('plain'))];
}

async function judge(way: Way): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chip-bench-pages-'));
  const { address } = ways[way];
  const school = await startDemo(dataDir, way);
  const { cookieOf, kidOf } = callsAt(address);
  const chrome = await launch({
    chromePath: await findChromium(),
    chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...chromiumArgs],
  });
  try {
    const parent = await cookieOf('anna@chip.school', 'anna-chip-2026');
    const kid = await kidOf(await cookieOf('anna@chip.school', 'anna-chip-2026'));
    const rows: BenchRow[] = [];
    if (way === 'tls')
      for (const where of publicPages) rows.push(await judged(where, `${address}${where}`, undefined, chrome.port, publicCategories));
    for (const where of familyPages) {
      rows.push(await judged(called(where, way), `${address}${where}`, where === '/login' ? undefined : parent, chrome.port));
    }
    rows.push(await judged(called(kidHome, way), `${address}/kids/${kid.kidUid}`, kid.cookie, chrome.port));
    return rows;
  } finally {
    chrome.kill();
    const gone = once(school, 'exit');
    school.kill('SIGTERM');
    await gone;
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function judged(
  what: string,
  url: string,
  cookie: string | undefined,
  chromePort: number,
  of: readonly string[] = categories,
): Promise<BenchRow> {
  const figures: Array<Record<string, number>> = [];
  const found = new Set<string>();
  for (let round = 0; round < runs; round += 1) {
    const result = await lighthouse(url, {
      port: chromePort,
      logLevel: 'error',
      onlyCategories: [...of],
      ...(cookie !== undefined && { extraHeaders: { Cookie: cookie } }),
    });
    if (!result) throw new Error(`Lighthouse has nothing to say of ${url}`);
    const { categories: scores, audits, finalDisplayedUrl } = result.lhr;
    if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname) throw new Error(`${url} led to ${finalDisplayedUrl}`);
    const value = (audit: string) => audits[audit]?.numericValue ?? NaN;
    figures.push({
      ...Object.fromEntries(of.map((category) => [category, Math.round((scores[category]?.score ?? NaN) * 100)])),
      'FCP s': value('first-contentful-paint') / 1000,
      'LCP s': value('largest-contentful-paint') / 1000,
      'TBT ms': value('total-blocking-time'),
      CLS: value('cumulative-layout-shift'),
    });
    for (const category of of.filter((it) => it !== 'performance')) {
      for (const { id, weight } of scores[category]?.auditRefs ?? []) {
        if (weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1) found.add(id);
      }
    }
  }
  const names = Object.keys(figures[0] ?? {});
  const middle = names.map((figure) => {
    const value = median(figures.map((one) => one[figure] ?? NaN));
    return [figure, figure === 'CLS' ? value.toFixed(3) : figure.endsWith(' s') ? value.toFixed(2) : Math.round(value)];
  });
  return {
    what,
    ...(Object.fromEntries(middle) as BenchRow),
    'performance, all runs': figures.map((one) => one['performance']).join(' '),
    found: [...found].join(' '),
  };
}

/** A certificate for this machine, which this process trusts. */
async function certify(folder: string): Promise<{ TLS_CERT: string; TLS_KEY: string }> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
  });
  const [TLS_CERT, TLS_KEY] = [path.join(folder, 'cert.pem'), path.join(folder, 'key.pem')];
  await Promise.all([writeFile(TLS_CERT, cert), writeFile(TLS_KEY, key)]);
  setDefaultCACertificates([...getCACertificates(), cert]);
  return { TLS_CERT, TLS_KEY };
}

async function startDemo(dataDir: string, way: Way): Promise<ChildProcess> {
  const { port, address } = ways[way];
  const { post } = callsAt(address);
  const tls = way === 'tls' ? await certify(dataDir) : {};
  const school = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, ...tls, DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: address, SCHOOL_DEMO: '1', LOG_LEVEL: 'error' },
    stdio: 'ignore',
  });
  for (;;) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) break;
    if (school.exitCode !== null) throw new Error('The school stopped while starting');
    await new Promise((done) => setTimeout(done, 100));
  }
  // The demo families move in after the school is ready.
  for (;;) {
    const { status } = await post('/auth/sign-in', { login: 'anna@chip.school', password: 'anna-chip-2026' });
    if (status === 200) return school;
    await new Promise((done) => setTimeout(done, 8_000));
  }
}

const cookieIn = (answer: Response): string => {
  const [cookie] = answer.headers.getSetCookie().flatMap((line) => (/^(?:__Host-)?chip=/.test(line) ? [line.split(';')[0]] : []));
  if (cookie === undefined) throw new Error(`No session: ${answer.status}`);
  return cookie;
};

function callsAt(address: string) {
  const post = (call: string, body: unknown, cookie?: string): Promise<Response> =>
    fetch(`${address}/api${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'chip', ...(cookie !== undefined && { cookie }) },
      body: JSON.stringify(body),
    });

  async function cookieOf(login: string, password: string): Promise<string> {
    const { idToken } = (await (await post('/auth/sign-in', { login, password })).json()) as { idToken: string };
    return cookieIn(await post('/user/session', { idToken }));
  }

  async function kidOf(parent: string): Promise<{ kidUid: string; cookie: string }> {
    const user = (await (await fetch(`${address}/api/user`, { headers: { cookie: parent } })).json()) as {
      kids: Array<{ kidUid: string }>;
    };
    const kidUid = user.kids[0]?.kidUid ?? '';
    return { kidUid, cookie: cookieIn(await post('/user/kid-session', { kidUid }, parent)) };
  }

  return { post, cookieOf, kidOf };
}
