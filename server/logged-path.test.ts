import { expect, test } from 'vitest'
import { loggedPath } from './logged-path.ts'

test('addresses that are secrets are not written into logs', () => {
  expect(loggedPath('/calendar/abc.ics')).toBe('/calendar/…')
  expect(loggedPath('/calendar/abc.ics.data')).toBe('/calendar/…')
  expect(loggedPath('/blog/preview/token')).toBe('/blog/preview/…')
  expect(loggedPath('/household/join/token.data')).toBe('/household/join/…')
  expect(loggedPath('/shopping/shared/token/list')).toBe('/shopping/shared/…')
  for (const path of ['/', '/blog/a/b', '/calendars/x', '/calendar']) expect(loggedPath(path)).toBe(path)
})
