import type { texts as ru } from '../../ru/shared/push-devices.ts';
import type { Same } from '../../grammar.ts';

export const texts = {
  title: 'Notifications on devices',
  about: {
    parent: 'They appear on the screen even when the site is closed.',
    teacher: 'They appear on the screen even when the site is closed: for example, when you’re given a lesson to cover.',
    manager:
      'They appear on the screen even when the site is closed. You’ll know right away if a lesson needs help or children are left alone.',
  },
  turnOn: 'Turn on here',
  turnOff: 'Turn off here',
  isOn: 'Turned on for this device',
  turnedOn: 'Notifications are on for this device',
  turnedOff: 'Notifications are off for this device',
  denied: 'The browser blocks notifications from this site. Allow them in the browser settings and come back.',
  unable: 'This browser cannot show notifications. On an iPhone or iPad add the school to the home screen first and open it from there.',
  failed: 'Couldn’t turn them on: the browser’s notification service is not responding. Try again later.',
  others: 'Devices',
  since: (when: string) => `since ${when}`,
  remove: 'Turn off',
  removeNamed: (name: string) => `Turn off: ${name}`,
  removed: 'Device turned off',
} satisfies Same<typeof ru>;
