import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';

import { buildWebIfNeeded } from '../../scripts/build-web.ts';
import { chromiumArgs, chromiumMediaArgs, findChromium, headlessShell } from '../../scripts/find-chromium.ts';
import type { BenchRow, BenchRun, Bound } from '../../server/bench/bench.ts';
import { spentBy } from '../../server/bench/room/servers.ts';
import { hasJanus, startJanus } from '../../server/test/janus-server.ts';
import { type RunningSchool, startSchool } from '../running-school.ts';
import { clubLesson } from '../steps/club-lesson.ts';
import { coreTime, idleBetween } from '../steps/core-time.ts';
import { enterTheRoom } from '../steps/lesson-room.ts';
import { between, countSpent, mediaFigures } from '../steps/media-figures.ts';
import { keepLinks, roomLaptop } from '../steps/room-device.ts';
import { keepMoments, momentsOf } from '../steps/room-moments.ts';
import { words } from '../words.ts';

/** Pictures a second of each camera that is made up: all pages pack and unpack theirs on this machine. */
const fps = 10;
/** Of a club; fewer in a short run. */
const kids = { whole: 4, short: 3 };

export const name = `Ways of pictures and sound, all pages on one machine, ${fps} pictures a second: what they cost whom`;

const whatOf = (many: number) => ({
  direct: 'a lesson of one child, page to page',
  star: `a club of ${many}, by the teacher's page`,
  one: 'a lesson of one child, by Janus',
  janus: `a club of ${many}, by Janus`,
});
const whole = whatOf(kids.whole);

export const bounds: readonly Bound[] = [
  // What a media server is there for: the teacher's line carries each picture once.
  { what: whole.janus, figure: 'teacher up kbit/s', timesOf: whole.star, most: 0.6 },
  { what: whole.star, figure: 'pictures a second, child', least: fps / 2 },
  { what: whole.janus, figure: 'pictures a second, child', least: fps / 2 },
];

type Open = (look: BrowserContextOptions) => Promise<Page>;
interface Lesson {
  teacher: Page;
  /** The one who came in last is the last. */
  kids: readonly Page[];
}

const pause = (ms: number) => new Promise((go) => void setTimeout(go, ms));
const mean = (figures: readonly number[]) => figures.reduce((sum, it) => sum + it, 0) / figures.length;

export async function run({ short }: BenchRun = { short: false }): Promise<BenchRow[]> {
  await buildWebIfNeeded();
  const executablePath = headlessShell(await findChromium());
  const args = [...chromiumArgs, ...chromiumMediaArgs, `--use-fake-device-for-media-stream=fps=${fps}`];
  const browser = await chromium.launch({ executablePath, args });
  const seconds = short ? 5 : 30;
  const many = short ? kids.short : kids.whole;
  const what = whatOf(many);
  const club = (school: RunningSchool) => async (open: Open) => {
    const { teacher, pages } = await clubLesson(school, open, many);
    return { teacher, kids: pages };
  };
  const alone = (school: RunningSchool) => async (open: Open) => {
    const both = { kid: await open(roomLaptop), teacher: await open(roomLaptop) };
    for (const page of Object.values(both)) await keepLinks(page);
    const { teacher, kid } = await enterTheRoom(school, both, words.ru);
    return { teacher, kids: [kid] };
  };
  const rows: BenchRow[] = [];
  const inSchool = async (env: Record<string, string>, janus: number | undefined, of: { alone: string; club: string }) => {
    const school = await startSchool(env);
    try {
      rows.push(await measure({ what: of.alone, browser, school, janus, seconds, hold: alone(school) }));
      rows.push(await measure({ what: of.club, browser, school, janus, seconds, hold: club(school) }));
    } finally {
      await school.stop();
    }
  };
  try {
    await inSchool({ ROOM_MEDIA: 'direct' }, undefined, { alone: what.direct, club: what.star });
    if (hasJanus) {
      const janus = await startJanus();
      try {
        await inSchool({ ...janus.env, ROOM_MEDIA: 'janus' }, janus.pid, { alone: what.one, club: what.janus });
      } finally {
        await janus.stop();
      }
    } else rows.push({ what: `${what.janus}: none is installed (Debian: apt-get install janus), not measured` });
    return rows;
  } finally {
    await browser.close();
  }
}

interface Given {
  what: string;
  browser: Browser;
  school: RunningSchool;
  janus: number | undefined;
  seconds: number;
  hold(open: Open): Promise<Lesson>;
}

/** Holds a lesson, waits until it is steady, and looks what it costs for so long. */
async function measure({ what, browser, school, janus, seconds, hold }: Given): Promise<BenchRow> {
  const opened: Array<{ close(): Promise<void> }> = [];
  const open: Open = async (look) => {
    const context = await browser.newContext({ ...look, baseURL: school.url, serviceWorkers: 'block', reducedMotion: 'reduce' });
    opened.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    await keepMoments(page);
    return page;
  };
  try {
    const { teacher, kids: children } = await hold(open);
    const moments = await Promise.all(children.map(momentsOf));
    await pause(seconds * 500);
    const pages = await Promise.all([teacher, ...children].map(async (page) => ({ page, devtools: await countSpent(page) })));
    const devtools = await browser.newBrowserCDPSession();
    const look = async () => ({
      at: performance.now(),
      school: await spentBy(school.pid()),
      janus: await spentBy(janus),
      browser: (await devtools.send('SystemInfo.getProcessInfo')).processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
      pages: await Promise.all(pages.map((it) => mediaFigures(it.page, it.devtools))),
      cores: coreTime(),
    });
    const before = await look();
    await pause(seconds * 1000);
    const after = await look();
    const cores = (of: 'school' | 'janus' | 'browser') => (1000 * (after[of] - before[of])) / (after.at - before.at);
    const [ofTeacher, ...ofKids] = before.pages.map((it, at) => between(it, after.pages[at] ?? it));
    const kid = (figure: keyof ReturnType<typeof between>) => mean(ofKids.map((it) => it[figure]));
    return {
      what,
      'first picture ms, who came last': (moments.at(-1)?.picture ?? NaN).toFixed(0),
      'cores: school': cores('school').toFixed(3),
      Janus: janus === undefined ? '–' : cores('janus').toFixed(3),
      teacher: (ofTeacher?.cores ?? NaN).toFixed(2),
      'a child': kid('cores').toFixed(2),
      'whole browser': cores('browser').toFixed(2),
      'teacher up kbit/s': (ofTeacher?.up ?? NaN).toFixed(0),
      'teacher down': (ofTeacher?.down ?? NaN).toFixed(0),
      'child up': kid('up').toFixed(0),
      'child down': kid('down').toFixed(0),
      'pictures a second, teacher': (ofTeacher?.fps ?? NaN).toFixed(1),
      'pictures a second, child': kid('fps').toFixed(1),
      'sound made up %, child': kid('madeUp').toFixed(1),
      'idle %': idleBetween(before.cores, after.cores).toFixed(0),
    };
  } finally {
    await Promise.all(opened.map((it) => it.close()));
  }
}
