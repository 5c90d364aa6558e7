import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.server.ts'

test('an empty environment is a working product', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    origin: 'http://localhost:3000',
    dataDir: './data',
    databaseUrl: undefined,
    smtp: undefined,
    runWorkers: true,
  })
})

test('an empty text counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('half a group names what is missing', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://localhost' })).toThrow('SMTP_URL needs MAIL_FROM as well')
  expect(() => readConfig({ MAIL_FROM: 'a@b.org' })).toThrow('MAIL_FROM needs SMTP_URL as well')
})

test('every fault is named at once', () => {
  const read = () => readConfig({ PORT: 'many', DATABASE_URL: 'mysql://x', AUTH_SECRET: 'short' })
  expect(read).toThrow(ConfigError)
  for (const name of ['PORT', 'DATABASE_URL', 'AUTH_SECRET']) expect(read).toThrow(name)
})

test('the origin has no path, and proxies are a list', () => {
  expect(
    readConfig({ ORIGIN: 'https://meals.example/app/', TRUSTED_PROXIES: '10.0.0.0/8, 127.0.0.1' }),
  ).toMatchObject({
    origin: 'https://meals.example',
    trustedProxies: ['10.0.0.0/8', '127.0.0.1'],
  })
})
