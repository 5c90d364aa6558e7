import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  NUTELLA,
  OAT_DRINK,
  type OpenFoodFactsDouble,
  SHORT_CODE,
  startOpenFoodFacts,
  WITHOUT_FIGURES,
} from '#tests/support/open-food-facts.ts'
import { noProducts } from './no-products.ts'
import { openFoodFacts } from './open-food-facts.server.ts'
import { productsContract } from './products.contract.ts'

const idle = new AbortController().signal

productsContract('no source', async () => ({ products: noProducts, known: null, close: async () => {} }))

productsContract('Open Food Facts', async () => {
  const double = await startOpenFoodFacts()
  return {
    products: openFoodFacts({ url: double.url, version: '0.1.0' }),
    known: { barcode: NUTELLA, name: 'Nutella' },
    close: double.close,
  }
})

let double: OpenFoodFactsDouble
beforeEach(async () => {
  double = await startOpenFoodFacts()
})
afterEach(() => double.close())

const find = (barcode: string, options: { deadlineMs?: number } = {}) =>
  openFoodFacts({ url: double.url, version: '0.1.0', ...options }).findByBarcode(barcode, idle)

test('figures in kilojoules and texts, a short code and a product without figures are read', async () => {
  expect(await find(OAT_DRINK)).toMatchObject({
    name: 'Oat Drink "Barista"',
    label: { per: 'ml', portionG: 200, kcal: 59.03, saltG: 0.1, saturatedFatG: null },
  })
  expect(await find(SHORT_CODE)).toMatchObject({ name: 'Mini Bar', label: { portionG: null } })
  expect(await find(WITHOUT_FIGURES)).toMatchObject({ name: 'Ginger Nuts', label: null })
  expect(double.asked).toEqual([OAT_DRINK, '96385074', WITHOUT_FIGURES])
})

test('a busy service is said, with the seconds to wait', async () => {
  double.misbehave((_request, response) => void response.writeHead(429, { 'retry-after': '7' }).end())
  await expect(find(NUTELLA)).rejects.toMatchObject({
    code: 'too-many-requests',
    details: { retryAfterS: 7 },
    message: expect.stringContaining('busy'),
  })
})

const json = { 'content-type': 'application/json' }

test.each<[string, Parameters<OpenFoodFactsDouble['misbehave']>[0]]>([
  ['an error', (_request, response) => void response.writeHead(500, json).end('{}')],
  [
    'a page',
    (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
  ],
  ['half an answer', (_request, response) => void response.writeHead(200, json).end('{"product":')],
  [
    'a redirect',
    (_request, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  ],
  [
    'a flood',
    (_request, response) => void response.writeHead(200, json).end(`{"a":"${'x'.repeat(600_000)}"}`),
  ],
  ['a broken connection', (request) => void request.socket.destroy()],
])('%s is a service that does not answer', async (_what, answer) => {
  double.misbehave(answer)
  await expect(find(NUTELLA)).rejects.toMatchObject({ code: 'unavailable' })
})

test('silence ends, and whoever left waits for nothing', async () => {
  double.misbehave(() => {})
  await expect(find(NUTELLA, { deadlineMs: 50 })).rejects.toMatchObject({ code: 'unavailable' })
  const leaving = AbortSignal.abort(new Error('left'))
  const asked = openFoodFacts({ url: double.url, version: '0.1.0' }).findByBarcode(NUTELLA, leaving)
  await expect(asked).rejects.toThrow('left')
})

test('"not found" in a body, and another product than the one asked for, are no product', async () => {
  double.misbehave((_request, response) => void response.writeHead(200, json).end('{"status":0,"code":"1"}'))
  expect(await find(NUTELLA)).toBeNull()
  const other = { status: 1, code: OAT_DRINK, product: { code: OAT_DRINK, product_name: 'Other' } }
  double.misbehave((_request, response) => void response.writeHead(200, json).end(JSON.stringify(other)))
  expect(await find(NUTELLA)).toBeNull()
})
