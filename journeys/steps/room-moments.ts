import type { Page } from '@playwright/test';

/** What happens between the tap on "Enter" and the other’s face, in its order. */
export const roomMoments = ['entered', 'line', 'ready', 'offer', 'agreed', 'connected', 'picture'] as const;
type RoomMoment = (typeof roomMoments)[number];
export type RoomMoments = Partial<Record<RoomMoment, number>>;

/**
 * The page notes when each of them happened, in milliseconds since the last tap, or since it was loaded where nobody taps. Before it is
 * loaded.
 */
export const keepMoments = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let since = 0;
    let moments: Record<string, number> = {};
    const note = (name: string) => void (moments[name] ??= performance.now() - since);
    Object.assign(window, { roomMoments: () => moments });
    addEventListener(
      'click',
      ({ timeStamp }) => {
        since = timeStamp;
        moments = {};
      },
      true,
    );
    const ask = window.fetch.bind(window);
    window.fetch = async (...asked) => {
      const answer = await ask(...asked);
      if (answer.url.endsWith('/enter')) note('entered');
      return answer;
    };
    const Socket = window.WebSocket;
    window.WebSocket = class extends Socket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        if (!String(url).includes('/room/')) return;
        this.addEventListener('open', () => note('line'));
        this.addEventListener('message', ({ data }) => {
          if (String(data).startsWith('{"t":"ready"')) note('ready');
          if (String(data).startsWith('{"t":"signal"')) note('offer');
        });
      }
    };
    const Link = window.RTCPeerConnection;
    window.RTCPeerConnection = class extends Link {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        this.addEventListener('signalingstatechange', () => {
          if (this.signalingState === 'stable') note('agreed');
        });
        this.addEventListener('connectionstatechange', () => {
          if (this.connectionState === 'connected') note('connected');
        });
      }
    };
    addEventListener(
      'loadeddata',
      ({ target }) => {
        if (target instanceof HTMLVideoElement && target.closest('[data-person]')) note('picture');
      },
      true,
    );
  });

/** All of them, once the other’s face is there. */
export async function momentsOf(page: Page): Promise<RoomMoments> {
  const seen = await page.waitForFunction(() => {
    const moments = (window as unknown as { roomMoments(): RoomMoments }).roomMoments();
    return moments.picture === undefined ? undefined : moments;
  });
  return (await seen.jsonValue()) as RoomMoments;
}
