import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A double of Open Food Facts' API v2, at least as strict: it wants a user agent that names its caller with a version, only
 * GET, and `fields`; it answers 404 with a body for what it does not know, and 429 beyond its limit. Figures are in the
 * forms the real service has them in: numbers, texts, some missing.
 */

export const NUTELLA = '3017620422003'
/** A drink with figures as texts and a portion in millilitres. */
export const OAT_DRINK = '7394376616037'
/** In the list without figures. */
export const WITHOUT_FIGURES = '5000168001142'
/** A short code. */
export const SHORT_CODE = '0000096385074'
/** Known to nobody. */
export const UNKNOWN = '4006381333931'

export const RECORDS: Readonly<Record<string, Record<string, unknown>>> = {
  [NUTELLA]: {
    code: NUTELLA,
    product_name: 'Nutella',
    product_name_en: '',
    brands: 'Ferrero,Nutella',
    quantity: '400 g',
    product_quantity_unit: 'g',
    serving_size: '15 g',
    serving_quantity: 15,
    nutriments: {
      energy: 2252,
      energy_100g: 2252,
      'energy-kcal': 539,
      'energy-kcal_100g': 539,
      'energy-kcal_unit': 'kcal',
      proteins_100g: 6.3,
      carbohydrates_100g: 57.5,
      sugars_100g: 56.3,
      fat_100g: 30.9,
      'saturated-fat_100g': 10.6,
      salt_100g: 0.107,
      sodium_100g: 0.0428,
    },
  },
  [OAT_DRINK]: {
    code: OAT_DRINK,
    product_name: 'Oat Drink &quot;Barista&quot;',
    brands: 'Oatly',
    quantity: '1 l',
    serving_size: '200 ml',
    serving_quantity: '200',
    serving_quantity_unit: 'ml',
    nutriments: {
      energy_100g: '247',
      proteins_100g: '1',
      carbohydrates_100g: '6.6',
      fat_100g: '3',
      fiber_100g: '0.8',
      sugars_100g: '4',
      sodium_100g: '0.04',
    },
  },
  [WITHOUT_FIGURES]: {
    code: WITHOUT_FIGURES,
    product_name: 'Ginger Nuts',
    brands: 'McVitie’s',
    nutriments: {},
  },
  '96385074': {
    code: '96385074',
    product_name: 'Mini Bar',
    brands: '',
    quantity: '',
    nutriments: { 'energy-kcal_100g': 500, proteins_100g: 6, carbohydrates_100g: 60, fat_100g: 26 },
  },
}

export type OpenFoodFactsDouble = {
  /** What `PRODUCTS_URL` is set to. */
  url: string
  /** Codes that were asked for, in order. */
  asked: string[]
  /** Answers every request so from now on; null puts it right again. */
  misbehave(answer: ((request: IncomingMessage, response: ServerResponse) => void) | null): void
  close(): Promise<void>
}

const PATH = /^\/api\/v2\/product\/(\d{8}|\d{13})(?:\.json)?$/
const CALLER = /^[\w-]+\/\d+\.\d+\S* \(.+\)$/

export async function startOpenFoodFacts(port = 0): Promise<OpenFoodFactsDouble> {
  const asked: string[] = []
  let misbehaviour: Parameters<OpenFoodFactsDouble['misbehave']>[0] = null
  const server = createServer((request, response) => {
    if (misbehaviour) return misbehaviour(request, response)
    const send = (status: number, body: unknown) =>
      void response
        .writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(body))
    const url = new URL(request.url ?? '/', 'http://double')
    const code = PATH.exec(url.pathname)?.[1]
    if (request.method !== 'GET' || !code || !CALLER.test(request.headers['user-agent'] ?? ''))
      return send(403, { error: 'Say who you are and what you want' })
    const fields = url.searchParams.get('fields')?.split(',') ?? []
    if (fields.length === 0 || request.headers.cookie || request.headers.authorization)
      return send(400, { error: 'Name the fields' })
    asked.push(code)
    const record = RECORDS[code]
    if (!record) return send(404, { code, status: 0, status_verbose: 'product not found' })
    const product = Object.fromEntries(Object.entries(record).filter(([name]) => fields.includes(name)))
    send(200, { code, product, status: 1, status_verbose: 'product found' })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v2/product/{barcode}.json`,
    asked,
    misbehave: (answer) => (misbehaviour = answer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
