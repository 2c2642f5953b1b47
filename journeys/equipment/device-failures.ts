import type { BrowserContextOptions, Page } from '@playwright/test';

import { desktop } from './check-page.ts';
import type { Failure, Failures } from './failure.ts';
import { covered, fakeMedia, hanging, quietRoom } from './fake-media.ts';

/** The browser answers the question for the camera with this fault. */
const fault = (name: string, message: string) => (page: Page) =>
  page.addInitScript(
    ([called, said]) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException(said, called));
    },
    [name, message] as const,
  );
const agent = (userAgent: string): BrowserContextOptions => ({ ...desktop, userAgent });
const onWindows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ';

const ofBrowserAndCamera: readonly Failure[] = [
  {
    name: 'an iPhone',
    step: 'browser',
    code: 'mobile_not_supported',
    look: agent('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1'),
  },
  {
    name: 'Internet Explorer',
    step: 'browser',
    code: 'browser_not_supported',
    look: agent('Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko'),
  },
  { name: 'Chrome of 2019', step: 'browser', code: 'browser_outdated', look: agent(`${onWindows}Chrome/79.0.3945.88 Safari/537.36`) },
  {
    name: 'a browser without calls',
    step: 'browser',
    code: 'api_missing',
    before: (page) => page.addInitScript(() => Reflect.deleteProperty(globalThis, 'RTCPeerConnection')),
  },
  {
    name: 'an unprotected page',
    step: 'browser',
    code: 'insecure',
    before: (page) => page.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { value: false })),
  },
  {
    name: 'a camera another program holds',
    step: 'camera',
    code: 'in_use',
    before: fault('NotReadableError', 'Could not start video source'),
  },
  { name: 'a system that forbids', step: 'camera', code: 'blocked_by_os', before: fault('NotAllowedError', 'Permission denied by system') },
  { name: 'a question that was closed', step: 'camera', code: 'dismissed', before: fault('NotAllowedError', 'Permission dismissed') },
  { name: 'a chosen camera that is gone', step: 'camera', code: 'device_gone', before: fault('OverconstrainedError', '') },
  {
    name: 'a camera that is pulled out',
    step: 'camera',
    code: 'unplugged',
    before: (page) =>
      page.addInitScript(() => {
        const media = navigator.mediaDevices;
        const ask = media.getUserMedia.bind(media);
        media.getUserMedia = async (wanted) => {
          const stream = await ask(wanted);
          const [track] = stream.getVideoTracks();
          setTimeout(() => {
            track?.stop();
            track?.dispatchEvent(new Event('ended'));
          }, 1_200);
          return stream;
        };
      }),
  },
];

/** What can be wrong with the browser, the camera and the microphone (docs/rules/equipment.md#checks). */
export const deviceFailures = async (): Promise<readonly Failures[]> => [
  { args: fakeMedia, failures: ofBrowserAndCamera },
  {
    args: ['--use-fake-ui-for-media-stream'],
    failures: [
      { name: 'no camera', step: 'camera', code: 'no_device' },
      { name: 'no microphone', step: 'microphone', code: 'no_device' },
    ],
  },
  {
    args: ['--use-fake-device-for-media-stream=device-count=0', '--use-fake-ui-for-media-stream'],
    failures: [{ name: 'no camera, but a microphone', step: 'camera', code: 'no_device' }],
  },
  { args: await hanging(), failures: [{ name: 'a camera that hangs', step: 'camera', code: 'no_frames' }] },
  {
    args: ['--use-fake-device-for-media-stream'],
    failures: [
      { name: 'nobody allows', step: 'camera', code: 'denied' },
      { name: 'the camera alone is allowed', step: 'microphone', code: 'denied', look: { ...desktop, permissions: ['camera'] } },
    ],
  },
  {
    args: await covered(),
    failures: [
      { name: 'a covered camera', step: 'camera', code: 'black' },
      { name: 'a dead microphone', step: 'microphone', code: 'silent' },
    ],
  },
  { args: await quietRoom(), failures: [{ name: 'somebody far from the microphone', step: 'microphone', code: 'quiet' }] },
];
