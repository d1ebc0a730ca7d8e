import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const counted = (ip: string) => clientAddress({ ip, socket: new Socket() });

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51884', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['[2001:0db8:0001:0002::9]:51884', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (ip, expected) => {
  expect(counted(ip)).toBe(expected);
});

test('two addresses of one network of IPv6 are one, and those of the next are another', () => {
  expect(counted('2001:db8:1:2:aaaa::1')).toBe(counted('2001:db8:1:2::bbbb'));
  expect(counted('2001:db8:1:2::1')).not.toBe(counted('2001:db8:1:3::1'));
});

test('what is no address counts as the connection it came on', () => {
  const socket = { remoteAddress: '::ffff:10.0.0.9' } as Socket;
  for (const ip of ['unknown', '_hidden', '', '1.2.3', 'example.com:80'])
    expect(clientAddress({ ip, socket })).toBe('10.0.0.9');
});
