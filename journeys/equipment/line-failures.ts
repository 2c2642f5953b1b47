import type { CDPSession } from '@playwright/test';

import type { Failure } from './failure.ts';

/** What can be wrong with sound, video and the line, and with the way of calls where the school has no relay. */
export const lineFailures: readonly Failure[] = [
  {
    name: 'a clip that does not come',
    step: 'video',
    code: 'cannot_play',
    before: (page) => page.route(/\.webm$/, (route) => route.abort()),
  },
  {
    name: 'a computer that is too slow for video',
    step: 'video',
    code: 'dropping',
    before: (page) => page.addInitScript(hurry),
  },
  {
    name: 'a browser that cannot turn the sound on',
    step: 'speaker',
    code: 'no_context',
    before: (page) =>
      page.addInitScript(() => {
        // As Firefox does where there is no audio device: it never answers.
        AudioContext.prototype.resume = () => new Promise(() => {});
        Object.defineProperty(BaseAudioContext.prototype, 'state', { get: () => 'suspended' });
      }),
  },
  {
    name: 'a slow line',
    step: 'connection',
    code: 'too_slow',
    before: (_, cdp) =>
      cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: 32_000, uploadThroughput: 32_000 }),
  },
  {
    name: 'a weak line',
    step: 'connection',
    code: 'weak',
    before: (_, cdp) =>
      cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 280,
        downloadThroughput: 1_000_000,
        uploadThroughput: 500_000,
      }),
  },
  {
    name: 'no line to the school',
    step: 'connection',
    code: 'offline',
    before: (page) => page.route(/\/api\/equipment\/line\/ping/, (route) => route.abort('internetdisconnected')),
  },
  {
    name: 'a line whose answers come now at once, now late',
    step: 'connection',
    code: 'unstable',
    before: async (page) => {
      let asked = 0;
      await page.route(/\/api\/equipment\/line\/ping/, async (route) => {
        if (asked++ % 2 === 1) await new Promise((done) => setTimeout(done, 160));
        await route.continue();
      });
    },
  },
  {
    name: 'a line that never answers',
    step: 'connection',
    code: 'timed_out',
    before: (page) => page.route(/\/api\/equipment\/line\/ping/, () => new Promise(() => {})),
  },
  { name: 'a network that loses packets', step: 'path', code: 'lossy', before: (_, cdp) => losing(cdp, 6) },
  { name: 'a network that lets no packets through', step: 'path', code: 'no_path', before: (_, cdp) => losing(cdp, 100) },
];

/** Loses so many percent of the packets of calls; those that were begun before stay as they are. */
const losing = (cdp: CDPSession, packetLoss: number): Promise<unknown> =>
  cdp.send('Network.emulateNetworkConditionsByRule', {
    offline: false,
    matchedNetworkConditions: [
      {
        urlPattern: '',
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
        packetLoss,
        packetQueueLength: 0,
        packetReordering: false,
      },
    ],
  });

/**
 * Once the clip is seen, it goes on sixteen times as fast: 240 frames a second, of which a screen shows 60 and the
 * browser drops the rest, as it drops what a slow computer has no time for. (A throttled processor, twelve busy workers
 * and sheets of blur over the page were tried: two cores still show all of a clip of 15 frames a second.)
 */
function hurry(): void {
  // eslint-disable-next-line typescript/unbound-method
  const { play } = HTMLMediaElement.prototype;
  HTMLMediaElement.prototype.play = function playFast() {
    if (this.src !== '') setTimeout(() => (this.playbackRate = 16), 1_000);
    return play.call(this);
  };
}
