import { expect, test } from 'vitest'
import { deviceName } from './device-name.ts'

test('browsers are named as people know them', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36'
  expect(deviceName(chrome)).toBe('Chrome on Windows')
  expect(deviceName(`${chrome} Edg/150.0.0.0`)).toBe('Edge on Windows')
  expect(
    deviceName(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1',
    ),
  ).toBe('Safari on iPhone')
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe(
    'Firefox on Linux',
  )
  expect(deviceName(null)).toBe('Unknown device')
  expect(deviceName('curl/8.0')).toBe('Unknown device')
})
