// Identity of callers for rate limits, as a table.
import { expect, it } from 'vitest'
import { callerQuotas, networkOf } from './caller.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['2001:db8:1:1::1', '2001:db8:1:1::/64'],
  ['2001:0DB8:0001:0001:ffff:ffff:ffff:ffff', '2001:db8:1:1::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['', undefined],
  ['unknown', undefined],
  ['1', undefined],
  ['0x7f.1', undefined],
  ['203.0.113.9:80', undefined],
  ["' or 1=1", undefined],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('limits the /48 around an IPv6 address to ten times as much', () => {
  const limit = { most: 10, seconds: 60, step: 2 }
  expect(callerQuotas('sign-in', '2001:db8:1:1::1', limit)).toEqual([
    { key: 'sign-in:2001:db8:1:1::/64', most: 10, seconds: 60, step: 2 },
    { key: 'sign-in:2001:db8:1::/48', most: 100, seconds: 60, step: 2 },
  ])
})

it('counts all unreadable addresses as one caller', () => {
  const keys = ['unknown', '', '1.2.3'].map((address) => callerQuotas('x', address, { most: 1, seconds: 1 }))
  expect(new Set(keys.flat().map(({ key }) => key)).size).toBe(1)
})
