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

test('a model needs its provider, a key or an address, and a limit needs prices', () => {
  const faultOf = (settings: Record<string, string>) => {
    try {
      readConfig(settings)
    } catch (error) {
      return (error as Error).message
    }
    return ''
  }
  expect(faultOf({ AI_TEXT_MODEL: 'm', AI_API_KEY: 'k' })).toContain('needs AI_PROVIDER as well')
  expect(faultOf({ AI_PROVIDER: 'openai', AI_API_KEY: 'k' })).toContain('at least one of AI_TEXT_MODEL')
  expect(faultOf({ AI_PROVIDER: 'openai', AI_TEXT_MODEL: 'm' })).toContain('needs AI_API_KEY')
  expect(faultOf({ AI_PROVIDER: 'openai-compatible', AI_TEXT_MODEL: 'm' })).toContain('needs AI_BASE_URL')
  const anthropic = { AI_PROVIDER: 'anthropic', AI_API_KEY: 'k', AI_TEXT_MODEL: 'm' }
  expect(faultOf({ ...anthropic, AI_IMAGE_MODEL: 'i' })).toContain('draws no pictures')
  expect(faultOf({ ...anthropic, AI_PROVIDER: 'google', AI_IMAGE_MODEL: 'imagen-4' })).toContain('gemini-')
  expect(faultOf({ ...anthropic, AI_DAILY_SPEND_LIMIT: '5' })).toContain('needs AI_PRICE_INPUT')
  expect(faultOf({ ...anthropic, AI_PRICE_INPUT: '3' })).toContain('needs AI_PRICE_OUTPUT')
  expect(faultOf({ ...anthropic, AI_PROVIDER: 'oracle' })).toContain('AI_PROVIDER')
  expect(faultOf(anthropic)).toBe('')
})

test('models, prices and the limit arrive as they were set; without them there is no model', () => {
  expect(readConfig({}).ai).toBeUndefined()
  const { ai } = readConfig({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: 'http://127.0.0.1:11434/v1',
    AI_TEXT_MODEL: 'writes',
    AI_VISION_MODEL: 'sees',
    AI_PRICE_INPUT: '0.5',
    AI_PRICE_OUTPUT: '2',
    AI_DAILY_SPEND_LIMIT: '10',
  })
  expect(ai).toMatchObject({
    models: { provider: 'openai-compatible', textModel: 'writes', visionModel: 'sees', apiKey: undefined },
    prices: { perMillionInput: 0.5, perMillionOutput: 2, perPicture: 0 },
    dailySpendLimit: 10,
  })
})

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_abc123',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc123',
  STRIPE_PRICE_MONTHLY: 'price_1Monthly',
  STRIPE_PRICE_ANNUAL: 'price_1Annual',
}

test('[BILL-15] without Stripe the sandbox takes payments on this machine only, unless a public one allows it', () => {
  const kindAt = (ORIGIN: string, more: Record<string, string> = {}) =>
    readConfig({ ORIGIN, ...more }).billing.kind
  for (const origin of ['http://localhost:3000', 'http://127.0.0.1:8080', 'http://[::1]:3000'])
    expect(kindAt(origin), origin).toBe('sandbox')
  for (const origin of [
    'https://meals.example',
    'https://localhost.evil.test',
    'http://127.0.0.1.evil.test',
    'http://192.168.1.5:3000',
  ])
    expect(kindAt(origin), origin).toBe('off')
  expect(kindAt('https://meals.example', { ALLOW_SANDBOX_BILLING: '1' })).toBe('sandbox')
  expect(kindAt('https://meals.example', STRIPE)).toBe('stripe')
  expect(kindAt('http://localhost:3000', STRIPE)).toBe('stripe')
})

test('half of Stripe’s settings stop the start by name, and so does what is none of them', () => {
  for (const missing of Object.keys(STRIPE)) {
    const rest = Object.fromEntries(Object.entries(STRIPE).filter(([name]) => name !== missing))
    expect(() => readConfig(rest), missing).toThrow(new RegExp(`needs ${missing} as well`))
  }
  expect(() => readConfig({ ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_public' })).toThrow('STRIPE_SECRET_KEY')
  expect(() => readConfig({ ...STRIPE, STRIPE_WEBHOOK_SECRET: '  ' })).toThrow('STRIPE_WEBHOOK_SECRET')
  expect(() => readConfig({ ...STRIPE, STRIPE_WEBHOOK_SECRET: 'sk_test_abc' })).toThrow(
    'STRIPE_WEBHOOK_SECRET',
  )
  expect(() => readConfig({ ...STRIPE, STRIPE_PRICE_ANNUAL: 'prod_123' })).toThrow('STRIPE_PRICE_ANNUAL')
  expect(() => readConfig({ ...STRIPE, STRIPE_PRICE_ANNUAL: 'price_1Monthly' })).toThrow('the same price')
  expect(() => readConfig({ STRIPE_API_BASE: 'http://127.0.0.1:1' })).toThrow(
    'STRIPE_API_BASE needs STRIPE_SECRET_KEY',
  )
})

test('[LAND-05] the landing page shows the operator’s claims unless counts are asked for', () => {
  expect(readConfig({}).hasLiveCounts).toBe(false)
  expect(readConfig({ LIVE_COUNTS: '1' }).hasLiveCounts).toBe(true)
  expect(() => readConfig({ LIVE_COUNTS: 'yes' })).toThrow(/LIVE_COUNTS/)
})

test('what a public site needs is named on a public address, and nowhere else', () => {
  const missing = (environment: Record<string, string>) =>
    readConfig(environment).missing.map(({ setting }) => setting)
  expect(missing({})).toEqual([])
  expect(missing({ ORIGIN: 'http://127.0.0.1:3000' })).toEqual([])
  const ORIGIN = 'https://meals.example'
  expect(missing({ ORIGIN })).toEqual(['SMTP_URL', 'SUPPORT_EMAIL', 'TRADER_NAME', 'TRADER_ADDRESS'])
  const set = {
    ORIGIN,
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'Meals <hello@meals.example>',
    TRADER_NAME: 'Meals Ltd',
    TRADER_ADDRESS: '1 High Street, London',
  }
  expect(missing(set)).toEqual(['SUPPORT_EMAIL'])
  expect(readConfig(set)).toMatchObject({ supportEmail: null, inbox: 'hello@meals.example' })
  expect(readConfig({ ...set, SUPPORT_EMAIL: 'help@meals.example' })).toMatchObject({
    missing: [],
    supportEmail: 'help@meals.example',
    inbox: 'help@meals.example',
    trader: { name: 'Meals Ltd', address: '1 High Street, London' },
  })
  expect(() => readConfig({ TRADER_NAME: 'Meals Ltd' })).toThrow('TRADER_ADDRESS')
})
