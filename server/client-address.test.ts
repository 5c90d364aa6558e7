import { expect, test } from 'vitest'
import { addressForLimits, clientAddressReader } from './client-address.ts'

test('without trusted proxies a forwarded address is noise', () => {
  const read = clientAddressReader([])
  expect(read('198.51.100.7', '203.0.113.9')).toBe('198.51.100.7')
})

test('a trusted proxy speaks for the last address that is not a proxy itself', () => {
  const read = clientAddressReader(['127.0.0.1', '10.0.0.0/8'])
  expect(read('127.0.0.1', '1.2.3.4, 203.0.113.9, 10.1.1.1')).toBe('203.0.113.9')
  expect(read('::ffff:127.0.0.1', '203.0.113.9')).toBe('203.0.113.9')
  expect(read('127.0.0.1', null)).toBe('127.0.0.1')
})

test('proxies in an IPv6 network are believed too', () => {
  const read = clientAddressReader(['fd00::/8', '::1'])
  expect(read('fd12::7', '2001:db8::9, ::1')).toBe('2001:db8::9')
  expect(read('fe80::1', '2001:db8::9')).toBe('fe80::1')
})

test('what a visitor wrote in front of the proxy’s own entry is not believed', () => {
  const read = clientAddressReader(['127.0.0.1'])
  expect(read('127.0.0.1', 'forged, 203.0.113.9')).toBe('203.0.113.9')
  expect(read('127.0.0.1', '203.0.113.9, nonsense')).toBe('127.0.0.1')
})

test('a proxy entry that is no address stops the start', () => {
  for (const entry of ['balancer', '10.0.0.0/x', '10.0.0.0/33', '10/8'])
    expect(() => clientAddressReader([entry]), entry).toThrow(/TRUSTED_PROXIES/)
})

test('an IPv6 network counts as one', () => {
  expect(addressForLimits('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
  expect(addressForLimits('2001:db8::1')).toBe('2001:db8:0:0::/64')
  expect(addressForLimits('203.0.113.9')).toBe('203.0.113.9')
})
