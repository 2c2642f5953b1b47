import { expect, test } from 'vitest';

import { countedAddress } from './counted-address.ts';

for (const [ip, counted] of [
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:93.85.1.2', '93.85.1.2'],
  ['2001:DB8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:0db8:0000:0001:ffff:1:2:3', '2001:db8:0:1::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
] as const)
  test(`${ip} is counted as ${counted}`, () => expect(countedAddress(ip)).toBe(counted));
