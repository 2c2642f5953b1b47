import { expect, test } from 'vitest';

import { deliveryChannelsFor } from './delivery-channels.ts';

const both = { email: 'anna@example.com', phone: '+375291234567' };
const said = (...given: Parameters<typeof deliveryChannelsFor>) =>
  Object.entries(deliveryChannelsFor(...given))
    .filter(([, yes]) => yes)
    .map(([way]) => way);

test('a family is told by what it chose, and by SMS in place of a letter where it has no e-mail', () => {
  expect(said(['app', 'mail', 'push'], both, 'usual')).toEqual(['mail', 'push']);
  expect(said(['sms'], both, 'usual')).toEqual(['sms']);
  expect(said(['app', 'mail'], { ...both, email: null }, 'usual')).toEqual(['sms']);
  expect(said(['mail', 'sms'], { ...both, email: null }, 'usual')).toEqual(['sms']);
  expect(said(['sms'], { ...both, phone: null }, 'usual')).toEqual([]);
  expect(said([], both, 'usual')).toEqual([]);
});

test('what is urgent reaches the mailbox or the phone whatever was chosen', () => {
  expect(said([], both, 'urgent')).toEqual(['mail', 'push']);
  expect(said(['sms'], both, 'urgent')).toEqual(['sms', 'push']);
  expect(said(['sms'], { ...both, phone: null }, 'urgent')).toEqual(['mail', 'push']);
  expect(said(['app'], { ...both, email: null }, 'urgent')).toEqual(['sms', 'push']);
});
