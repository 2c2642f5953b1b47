import { describe, expect, test } from 'vitest';

import { codeOfFault } from './media-fault.ts';
import { type Abilities, judgeBrowser, judgeCamera, judgeLine, judgePath, judgeSound, judgeVideo, latencyOf, speedOf } from './judge.ts';
import { deviceFrom, type SaidByBrowser } from './device.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ';
const said = (userAgent: string, more: Partial<SaidByBrowser> = {}): SaidByBrowser => ({ userAgent, maxTouchPoints: 0, ...more });
const all: Abilities = { secure: true, media: true, calls: true, sockets: true };

describe('the browser', () => {
  test.each([
    ['chrome 141 windows', said(`${windows}Chrome/141.0.0.0 Safari/537.36`, { brands: ['Google Chrome', 'Chromium'] })],
    ['chromium 141 linux', said('Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/141.0.0.0 Safari/537.36', { brands: ['Chromium'] })],
    ['edge 141 windows', said(`${windows}Chrome/141.0.0.0 Safari/537.36 Edg/141.0.3537.57`)],
    ['opera 138 macos', said(`${mac}AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36 OPR/122.0.0.0`)],
    ['yandex 138 windows', said(`${windows}Chrome/138.0.0.0 YaBrowser/25.8.0.0 Safari/537.36`)],
    ['firefox 143 windows', said('Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0')],
    ['safari 17 macos', said(`${mac}AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15`)],
    ['chrome 141 chromeos', said('Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/141.0.0.0 Safari/537.36')],
  ])('%s', (name, browser) => {
    const { browser: is, version, system, mobile } = deviceFrom(browser);
    expect([`${is} ${version} ${system}`, mobile]).toEqual([name, false]);
    expect(judgeBrowser(deviceFrom(browser), all)).toMatchObject({ ok: true, code: null });
  });

  test.each([
    ['an iPhone', said('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'), 'ios'],
    ['a phone by its client hints alone', said(`${windows}Chrome/141.0.0.0 Safari/537.36`, { mobile: true }), 'windows'],
    ['an Android tablet', said('Mozilla/5.0 (Linux; Android 15; SM-X710) Chrome/141.0.0.0 Safari/537.36', { mobile: false }), 'android'],
    ['an iPad that says Macintosh', said(`${mac}Version/18.0 Safari/605.1.15`, { maxTouchPoints: 5 }), 'ios'],
  ])('%s is not for lessons', (_, browser, system) => {
    expect(deviceFrom(browser)).toMatchObject({ mobile: true, system });
    expect(judgeBrowser(deviceFrom(browser), all).code).toBe('mobile_not_supported');
  });

  test('old ones, unknown ones and ones that lack something are told apart', () => {
    const of = (userAgent: string) => judgeBrowser(deviceFrom(said(userAgent)), all).code;
    expect([of(`${windows}Chrome/110.0 Safari/537.36`), of(`${windows}Chrome/111.0 Safari/537.36`)]).toEqual(['browser_outdated', null]);
    expect([of('Windows NT 10.0 Firefox/114.0'), of('Windows NT 10.0 Firefox/115.0')]).toEqual(['browser_outdated', null]);
    expect([of(`${mac}Version/15.6 Safari/605`), of(`${mac}Version/16.0 Safari/605`)]).toEqual(['browser_outdated', null]);
    expect(of('Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko')).toBe('browser_not_supported');
    const chrome = deviceFrom(said(`${windows}Chrome/141.0.0.0 Safari/537.36`));
    expect(judgeBrowser(chrome, { ...all, secure: false, media: false }).code).toBe('insecure');
    expect(judgeBrowser(chrome, { ...all, calls: false }).code).toBe('api_missing');
  });
});

test('a camera is judged by its light and its frames: dark alone is no cover, and four frames are enough', () => {
  const size = { width: 640, height: 480 };
  const of = (mean: number, spread: number, frames = 20) => judgeCamera([{ mean, spread }], frames, size).code;
  expect([of(11.9, 3.9), of(12, 3.9), of(11.9, 4)]).toEqual(['black', null, null]);
  expect([of(90, 30, 3), of(90, 30, 4)]).toEqual(['no_frames', null]);
  expect(judgeCamera([], 20, size).code).toBe('no_frames');
  expect(
    judgeCamera(
      [
        { mean: 2, spread: 1 },
        { mean: 80, spread: 20 },
      ],
      20,
      size,
    ),
  ).toMatchObject({ ok: true, facts: { mean: 80, ...size } });
});

test('a voice is heard above −45 dB, quiet down to −90, and below it there is no sound at all', () => {
  const of = (db: number) => [judgeSound(db, true).ok, judgeSound(db, true).code];
  expect([of(-44.9), of(-45), of(-90), of(-90.1)]).toEqual([
    [true, null],
    [true, 'quiet'],
    [true, 'quiet'],
    [false, 'silent'],
  ]);
  expect([judgeSound(-70, false).code, judgeSound(-91, false).code, judgeSound(-Infinity, true).facts]).toEqual([
    null,
    'silent',
    { db: -200 },
  ]);
});

test('a clip has to play, and to keep most of its frames', () => {
  const of = (played: number, dropped: number) => judgeVideo({ played, total: 100, dropped }).code;
  expect([of(0.5, 0), of(0.51, 0), of(1, 20), of(1, 21)]).toEqual(['cannot_play', null, null, 'dropping']);
});

test('a line fails, is weak, unstable or fine exactly at its limits', () => {
  const good = { rttMs: 40, jitterMs: 5, downMbps: 20, upMbps: 10 };
  const of = (line: Partial<typeof good>) => {
    const { ok, code } = judgeLine({ ...good, ...line });
    return `${ok} ${code}`;
  };
  expect([of({ downMbps: 0.49 }), of({ downMbps: 0.5 }), of({ downMbps: 1.49 }), of({ downMbps: 1.5 })]).toEqual([
    'false too_slow',
    'true weak',
    'true weak',
    'true null',
  ]);
  expect([of({ upMbps: 0.29 }), of({ upMbps: 0.3 }), of({ upMbps: 0.79 }), of({ upMbps: 0.8 })]).toEqual([
    'false too_slow',
    'true weak',
    'true weak',
    'true null',
  ]);
  expect([of({ rttMs: 601 }), of({ rttMs: 600 }), of({ rttMs: 251 }), of({ rttMs: 250 })]).toEqual([
    'false too_slow',
    'true weak',
    'true weak',
    'true null',
  ]);
  expect([of({ jitterMs: 60 }), of({ jitterMs: 61 })]).toEqual(['true null', 'true unstable']);
});

test('calls find a way directly, over the relay, over the relay by TCP, or not at all', () => {
  const way = { lossShare: 0, rttMs: 20 };
  const of = (direct: typeof way | undefined, relay: Parameters<typeof judgePath>[0]['relay']) => {
    const { ok, code } = judgePath({ direct, relay });
    return `${ok} ${code}`;
  };
  expect([of(way, 'none'), of(undefined, 'none')]).toEqual(['true null', 'false no_path']);
  expect(of(way, { udp: way, tcp: undefined })).toBe('true null');
  expect(of(undefined, { udp: way, tcp: undefined })).toBe('true null');
  expect(of(way, { udp: undefined, tcp: way })).toBe('true udp_blocked');
  expect([of(way, { udp: undefined, tcp: undefined }), of(undefined, { udp: undefined, tcp: undefined })]).toEqual([
    'true relay_down',
    'false relay_down',
  ]);
  expect([of({ ...way, lossShare: 0.05 }, 'none'), of({ ...way, lossShare: 0.06 }, 'none')]).toEqual(['true null', 'true lossy']);
});

test('latency is the middle of the pings and jitter grows by a sixteenth of each difference', () => {
  expect(latencyOf([10, 30, 20])).toEqual({ rttMs: 20, jitterMs: 20 / 16 + (10 - 20 / 16) / 16 });
  expect(latencyOf([])).toEqual({ rttMs: 0, jitterMs: 0 });
});

test('the speed of a stream leaves out its slow beginning', () => {
  // 0 to 750 ms almost nothing, then 1 MB a second.
  const arrivals = [0, 250, 500, 750, 1000, 2000, 3000].map((ms) => [ms, ms <= 750 ? ms : 750 + (ms - 750) * 1000] as const);
  expect(speedOf(arrivals)).toBeCloseTo(8, 5);
  expect(speedOf([])).toBe(0);
});

test('what the browser says of a camera that was not given', () => {
  const of = (name: string, message = '', permission?: PermissionState) => codeOfFault({ name, message }, permission);
  expect(of('NotAllowedError', 'Permission denied')).toBe('denied');
  expect(of('NotAllowedError', 'Permission denied by system')).toBe('blocked_by_os');
  expect(of('NotAllowedError', 'Permission dismissed')).toBe('dismissed');
  expect(of('NotAllowedError', 'The request is not allowed', 'prompt')).toBe('dismissed');
  expect(['NotFoundError', 'NotReadableError', 'OverconstrainedError', 'SecurityError', 'TypeError'].map((name) => of(name))).toEqual([
    'no_device',
    'in_use',
    'device_gone',
    'insecure',
    'api_missing',
  ]);
});
