import { minutes } from './amounts.ts';
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
  /** The chat with the school's bot, which is told the same. */
  telegram: {
    title: 'Telegram',
    about: 'The school’s bot sends the same notifications to Telegram as to your devices. Quiet hours apply here too.',
    connect: 'Connect Telegram',
    open: 'Open Telegram',
    openAbout: (n: number) => `This opens a chat with the bot: tap “Start” there. The link works once, for ${minutes(n)}.`,
    isOn: 'Connected',
    as: (name: string, when: string) => `${name}, since ${when}`,
    remove: 'Disconnect Telegram',
    removed: 'We won’t send anything to Telegram any more',
  },
} satisfies Same<typeof ru>;
