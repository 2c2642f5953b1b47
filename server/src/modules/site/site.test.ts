import { courseCodes, courses } from '@school/contract/catalogue/limits';
import { siteLimits } from '@school/contract/site/limits';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { signedIn } from '#platform/testing';

import { openSchool, type TestSchool } from '../../testing.ts';
import { choose } from '../school/testing.ts';
import { haveTeacher } from '../scheduling/testing.ts';

const manager = signedIn('manager');

/** A stranger reads a page. */
async function read(school: TestSchool, url: string, headers: Record<string, string> = {}) {
  const { statusCode, body, headers: said } = await school.http.inject({ url, headers: { accept: 'text/html', ...headers } });
  return { status: statusCode, body, headers: said };
}
const answer = async (school: TestSchool, url: string, said: string, accept = 'application/json') =>
  school.http.inject({
    method: 'POST',
    url,
    headers: { accept, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ answer: said }).toString(),
  });
const changeCourse = (school: TestSchool, code: (typeof courseCodes)[number], its: object) =>
  school.as(manager).post(`/manager/offer/${code}`, {
    isOffered: true,
    ages: courses[code].ages,
    title: null,
    position: 1,
    minutes: null,
    levels: null,
    reason: 'Так решили',
    ...its,
  });

const addresses = ['', 'courses/math', 'courses/readingClub', 'teachers', 'prices', 'about', 'contacts', 'terms', 'privacy'];

describe('every page', () => {
  test('is read in both languages without a script, with all that search engines ask for, and points at pages that are there', async () => {
    const school = await openSchool();
    const { teacherId } = await haveTeacher(school, { name: 'Ольга Смирнова' });
    const links = new Set<string>();
    for (const language of ['ru', 'en'] as const)
      for (const path of [...addresses, `teachers/${teacherId.slice(-12)}`]) {
        const { status, body, headers } = await read(school, `/${language}/${path}`);
        expect([path, status]).toEqual([path, 200]);
        expect(headers['content-security-policy']).toContain("script-src 'self'");
        expect(body).toContain(`<html lang="${language}">`);
        expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"]+/${language}/${path}"`));
        expect(body.match(/<link\s+rel="alternate"\s+hreflang="(?:ru|en)"/g)).toHaveLength(2);
        expect(body.match(/<h1[ >]/g)).toHaveLength(1);
        // What the content policy would refuse.
        expect(body).not.toMatch(/ style=| on[a-z]+="|<style|<script(?! (?:src="\/site\/|type="application\/ld\+json"))/);
        expect(body).not.toMatch(/undefined|\[object|NaN|\{\w+\}/);
        // Nothing is asked for elsewhere.
        expect(
          [...body.matchAll(/(?:src|<link[^>]*rel="(?:stylesheet|preload|icon)"[^>]*href)="([^"]+)"/g)].every(([, at]) =>
            at?.startsWith('/'),
          ),
        ).toBe(true);
        for (const [, to = ''] of body.matchAll(/<a[^>]* href="(\/(?:ru|en)\/[^"#]*)/g)) links.add(to);
      }
    for (const to of links) expect([to, (await read(school, to)).status]).toEqual([to, 200]);
  });

  test('is small: with its style, scripts and fonts at most sixty kilobytes on the way', async () => {
    const school = await openSchool();
    await haveTeacher(school);
    for (const path of ['ru/', 'en/', 'ru/courses/math', 'ru/teachers', 'ru/prices']) {
      const { body } = await read(school, `/${path}`);
      const parts = [...body.matchAll(/(?:src|href)="(\/site\/[^"]+\.(?:js|css)\?[^"]*)"/g)].map(([, at]) => at ?? '');
      expect(parts).toHaveLength(3);
      const texts = [body, ...(await Promise.all(parts.map(async (at) => (await read(school, at)).body)))];
      const fonts = [...(texts.find((text) => text.includes('@font-face')) ?? '').matchAll(/url\((\/site\/nunito[^)]+)\)/g)].map(
        ([, at]) => at ?? '',
      );
      expect(fonts).toHaveLength(3);
      const sizes = await Promise.all(fonts.map(async (at) => (await school.http.inject({ url: at })).rawPayload.length));
      const bytes = texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0) + sizes.reduce((a, b) => a + b, 0);
      expect(bytes, `${path}: ${bytes} bytes`).toBeLessThan(60 * 1024);
    }
  });

  test('is not sent again while nothing has changed, and anew as soon as anything has', async () => {
    const school = await openSchool();
    const tagOf = async () => String((await read(school, '/ru/')).headers['etag']);
    const first = await tagOf();
    expect((await read(school, '/ru/', { 'if-none-match': first })).status).toBe(304);
    await choose(school, 'contactPhone', '+375 29 123-45-67');
    await choose(school, 'enterBeforeMinutes', 15);
    const second = await tagOf();
    expect(second).not.toBe(first);
    await changeCourse(school, 'math', { isOffered: false });
    expect(await tagOf()).not.toBe(second);
  });
});

describe('what is said', () => {
  test('follows what is offered: a course that is off has no card and no page, another is called as the school calls it', async () => {
    const school = await openSchool();
    expect((await read(school, '/ru/')).body).toContain('/ru/courses/math');
    await changeCourse(school, 'math', { isOffered: false });
    await changeCourse(school, 'english', { title: { ru: 'Английский с улыбкой', en: 'Smiling English' }, ages: { from: 5, to: 9 } });
    const { body } = await read(school, '/ru/');
    expect(body).not.toContain('/ru/courses/math');
    expect(body).toContain('Английский с улыбкой');
    expect((await read(school, '/ru/courses/math')).status).toBe(404);
    const english = await read(school, '/en/courses/english');
    expect(english.body).toContain('<h1>Smiling English</h1>');
    expect(english.body).toContain('ages 5–9');
    expect((await read(school, '/sitemap.xml')).body).not.toContain('courses/math');
  });

  test('promises money for unused lessons without a word more only where the school keeps nothing of it', async () => {
    const school = await openSchool();
    expect((await read(school, '/ru/')).body).toContain('За непройденные вернём деньги.');
    await choose(school, 'refundFeePercent', 10);
    expect((await read(school, '/ru/')).body).not.toMatch(/За непройденные вернём|вернём за непройденные/);
    expect((await read(school, '/en/prices')).body).toContain('The school keeps 10 % when refunding.');
  });

  test('follows prices, settings and teachers; a teacher is called by the first letter of the surname, and nobody is rated without ratings', async () => {
    const school = await openSchool();
    const before = (await read(school, '/ru/prices')).body;
    const [product] = await school.catalogue.products('BYN', school.clock.now());
    if (!product) throw new Error('Nothing is on sale');
    await school.as(manager).post(`/manager/products/${product.productCode}/prices`, {
      prices: { BYN: 123_400 },
      validFrom: null,
      reason: 'Новая цена',
    });
    const after = (await read(school, '/ru/prices')).body;
    expect(before).not.toMatch(/1\s?234/);
    expect(after).toMatch(/1\s?234/);

    await haveTeacher(school, { name: 'Ольга Смирнова' });
    await haveTeacher(school, { name: 'Вера Лис', rules: [] });
    const { body } = await read(school, '/ru/teachers');
    expect(body).toContain('Ольга С.');
    expect(body).not.toContain('Смирнова');
    // Hers is the only free time: Vera has no hours, and a card never names a time that cannot be had.
    expect(body.match(/>свободно /g)).toHaveLength(1);
    expect(body).not.toContain('aggregateRating');
  });

  test('is the school’s own name, whatever signs are in it', async () => {
    const school = await openSchool();
    await choose(school, 'nameRu', 'Ёж 9«"<script>');
    await choose(school, 'nameEn', 'Hog "<script>');
    for (const url of ['/ru/', '/ru/courses/math', '/ru/teachers', '/ru/contacts', '/ru/nowhere', '/en/']) {
      const { body } = await read(school, url);
      expect(body).not.toMatch(/"<script>|Чип|\bChip\b/);
      expect(body).toContain('&lt;script&gt;');
    }
  });

  test('is said in the languages that the school offers, and in no other', async () => {
    const school = await openSchool();
    await choose(school, 'familyLanguages', ['ru-RU']);
    expect((await read(school, '/en/')).status).toBe(404);
    const { body } = await read(school, '/ru/');
    expect(body).not.toContain('hreflang="en"');
  });

  test('is that it opens soon, while the school is not open; and that nobody new is taken, while it is closed to new families', async () => {
    const school = await openSchool();
    await school.school.opening.begin();
    for (const url of ['/ru/', '/ru/courses/math', '/ru/prices']) {
      const { body } = await read(school, url);
      expect(body).toContain('скоро откроется');
      expect(body).not.toContain('data-steps');
    }
    expect((await read(school, '/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n');
  });
});

test('a link to the school has a picture with its name, of the size that is asked for', async () => {
  const school = await openSchool();
  await choose(school, 'nameRu', 'Очень длинное имя школы <&> для проверки');
  const { body } = await read(school, '/ru/');
  expect(body).toMatch(/og:image" content="[^"]+\/site\/card-ru\.png"/);
  const { default: sharp } = await import('sharp');
  for (const language of ['ru', 'en']) {
    const { rawPayload, headers } = await school.http.inject({ url: `/site/card-${language}.png` });
    expect(headers['content-type']).toBe('image/png');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
  await choose(school, 'familyLanguages', ['ru-RU']);
  expect((await school.http.inject({ url: '/site/card-en.png' })).statusCode).toBe(404);
});

describe('an address that has no page', () => {
  test('is answered in the same look, with 404', async () => {
    const school = await openSchool();
    for (const url of ['/ru/nowhere', '/en/courses/nothing', '/ru/teachers/000000000000', '/ru/courses/math/more']) {
      const { status, body, headers } = await read(school, url);
      expect([url, status]).toEqual([url, 404]);
      expect(body).toContain('/site/site.css');
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});

describe('a code in the address', () => {
  test('goes along to the form of registration; what is none does not', async () => {
    const school = await openSchool();
    const { body } = await read(school, '/ru/?friend=ANNA-42');
    expect(body).toContain('data-to="/registration?friend=ANNA-42&amp;language=ru"');
    expect(body).toContain('/ru/prices?friend=ANNA-42');
    expect((await read(school, '/ru/?promo=%22%3E%3Cscript%3E')).body).not.toContain('"><script>');
  });
});

describe('a task to try', () => {
  /** The ids of its options, as they stand on the page. */
  const optionsOf = (body: string) => [...body.matchAll(/name="answer"\s+value="([^"]+)"/g)].map(([, id]) => id ?? '');

  test('is judged by the school, the same with a script and without one; the page holds no answer', async () => {
    const school = await openSchool();
    const at = '/ru/courses/math';
    const { body } = await read(school, at);
    const options = optionsOf(body);
    expect(options.length).toBeGreaterThan(1);
    const judged = await Promise.all(options.map(async (id) => JSON.parse((await answer(school, at, id)).body).state as string));
    expect(judged.filter((state) => state === 'right')).toHaveLength(1);
    const right = options[judged.indexOf('right')] ?? '';
    const page = await answer(school, at, right, 'text/html');
    expect(page.body).toContain('Верно!');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(JSON.parse((await answer(school, at, 'anything')).body).state).toBe('nothing');
    expect((await answer(school, '/ru/courses/nothing', right)).statusCode).toBe(404);
    expect(body).not.toContain('Верно!');
  });

  test('is there for most courses, and every one that is shown can be answered', async () => {
    const school = await openSchool();
    let shown = 0;
    for (const code of courseCodes) {
      const { body } = await read(school, `/en/courses/${code}`);
      if (!body.includes('data-task')) continue;
      shown += 1;
      const options = optionsOf(body);
      if (options.length === 0) continue;
      const states = await Promise.all(
        options.map(async (id) => JSON.parse((await answer(school, `/en/courses/${code}`, id)).body).state as string),
      );
      expect([code, states.filter((state) => state === 'right').length]).toEqual([code, 1]);
    }
    expect(shown).toBeGreaterThan(courseCodes.length / 2);
  });

  test('is not answered without end from one address', async () => {
    const school = await openSchool();
    const at = '/ru/courses/math';
    const answers = await Promise.all(Array.from({ length: siteLimits.triesAnHour + 5 }, () => answer(school, at, 'x')));
    expect(answers.map(({ statusCode }) => statusCode).filter((code) => code === 429)).toHaveLength(5);
    expect((await answer(school, at, 'x', 'text/html')).body).toContain('Слишком много ответов');
  });
});

test('the form without scripts leads on, and puts nothing into the address', async () => {
  const school = await openSchool();
  const sent = await school.http.inject({
    method: 'POST',
    url: '/ru/trial',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'years=7&subject=math',
  });
  expect([sent.statusCode, sent.headers['location']]).toEqual([303, '/registration?language=ru']);
});
