import { expect, test } from 'vitest'
import { seal } from '#tests/support/staff-accounts.ts'
import { knownDevices } from './known-devices.server.ts'

const NOW = Date.UTC(2026, 10, 22)
const HOUR_MS = 60 * 60 * 1000
let atMs = NOW
const open = (origin = 'http://localhost:3000') => knownDevices({ seal, origin, now: () => new Date(atMs) })
const sent = (...cookies: string[]) =>
  new Headers({ cookie: cookies.map((line) => line.split(';')[0]).join('; ') })
const ANNA = 'anna@example.org'

test('a browser is known for the account it signed in to, and for no other', () => {
  const devices = open()
  const cookie = devices.cookieOf('member', ANNA)
  const device = devices.deviceOf('member', ANNA, sent(cookie))
  expect(device).toMatch(/^[\w-]{22}$/)
  expect(devices.deviceOf('member', 'ben@example.org', sent(cookie))).toBeNull()
  expect(devices.deviceOf('staff', ANNA, sent(cookie))).toBeNull()
  expect(devices.deviceOf('member', ANNA, new Headers())).toBeNull()
  // The next sign-in does not give it new tries.
  expect(devices.deviceOf('member', ANNA, sent(devices.cookieOf('member', ANNA, device!)))).toBe(device)
  const both = sent(cookie, devices.cookieOf('member', 'ben@example.org'))
  expect(devices.deviceOf('member', ANNA, both)).toBe(device)
  expect(devices.deviceOf('member', 'ben@example.org', both)).not.toBeNull()
})

test('nobody makes such a cookie, nor one account’s of another’s', () => {
  const devices = open()
  const [name, value] = devices.cookieOf('member', ANNA).split(';')[0]!.split('=') as [string, string]
  const [device, signature] = value.split('.') as [string, string]
  const others = devices.cookieOf('member', 'ben@example.org').split(';')[0]!.split('=')[1]!
  for (const forged of [
    device,
    `${device}.`,
    `${device}x.${signature}`,
    `${device}.${signature}x`,
    `.${signature}`,
    others,
  ])
    expect(devices.deviceOf('member', ANNA, sent(`${name}=${forged}`)), forged).toBeNull()
})

test('the cookie is for where passwords are typed, is unreadable for scripts, and names nobody', () => {
  const member = open().cookieOf('member', ANNA)
  expect(member).toMatch(
    /^mealwright\.device_[\w-]{10}=.*; Path=\/auth; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
  )
  expect(member).not.toContain('anna')
  const staff = open('https://meals.example').cookieOf('staff', ANNA)
  expect(staff).toMatch(/^__Secure-mealwright-staff\.device_.*; Path=\/blog-admin; .*; Secure$/)
  const secure = open('https://meals.example')
  expect(secure.deviceOf('staff', ANNA, sent(staff))).not.toBeNull()
})

test('a mailed link makes one device known, for an hour, however often it is opened', () => {
  const devices = open()
  const token = new URL(devices.linkFor('member', ANNA)).searchParams.get('token')!
  const [first, again] = [devices.deviceByLink(token)!, devices.deviceByLink(token)!]
  expect(first).toEqual(again)
  expect(first.realm).toBe('member')
  expect(devices.deviceOf('member', ANNA, sent(first.cookie))).not.toBeNull()
  for (const forged of [
    '',
    'a.b.c.d',
    `${token}x`,
    token.replace('member', 'staff'),
    token.replace(/\.\d+\./, '.9999999999999.'),
  ])
    expect(devices.deviceByLink(forged), forged).toBeNull()
  try {
    atMs = NOW + HOUR_MS - 1
    expect(devices.deviceByLink(token)).not.toBeNull()
    atMs = NOW + HOUR_MS
    expect(devices.deviceByLink(token)).toBeNull()
  } finally {
    atMs = NOW
  }
})
