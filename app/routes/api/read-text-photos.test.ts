import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { AppError } from '#app/domain/errors.ts'
import type { ReadPage } from '#app/domain/photo-text/read-page.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import {
  requestFactsContext,
  type RequestFacts,
  servicesContext,
  viewerContext,
} from '#app/http/context.server.ts'
import type { TextReading } from '#app/ports/text-reading/text-reading.ts'
import { storedQuarters } from '#tests/support/made-photos.ts'
import { readPage } from '#tests/support/read-lines.ts'
import { action as readLabel, loader as labelLoader } from './read-label.ts'
import { action as readReceipt, loader as receiptLoader } from './read-receipt.ts'
import { action as readRecipePage, loader as recipeLoader } from './read-recipe-page.ts'

const anna: Member = {
  id: 'm1',
  email: 'anna@example.org',
  label: 'anna',
  tier: 'premium',
  isEmailConfirmed: true,
  sessionId: 's1',
}
const LABEL =
  'per 100g\nEnergy  375kcal\nFat  5.9g\nCarbohydrate  64g\nof which sugars  12.5g\nProtein  11g\nSalt  0.1g\nSaturates  1g'
const EMPTY: ReadPage = { lines: [], widthPx: 10, heightPx: 10 }

type Given = {
  member?: Member | null
  page?: ReadPage
  readText?: TextReading['readText']
  refuse?: AppError
  body?: BodyInit
}

/** Posts a photo to a route whose reader of print sees this page. */
async function send(
  action: typeof readLabel | typeof readReceipt | typeof readRecipePage,
  { member = anna, page = EMPTY, readText, refuse, body }: Given = {},
) {
  const spent: string[] = []
  const asked: string[] = []
  const services: Partial<Services> = {
    textReading: {
      readText:
        readText ??
        ((_, layout) => {
          asked.push(layout)
          return Promise.resolve(page)
        }),
      warm() {},
      close: () => Promise.resolve(),
    },
    limits: {
      spend: (rule: string, key: string) => {
        spent.push(`${rule} ${key}`)
        return refuse ? Promise.reject(refuse) : Promise.resolve()
      },
      clear: () => Promise.resolve(),
    },
    log: { debug() {}, info() {}, warn() {}, error() {} },
  }
  const context = new RouterContextProvider()
  context.set(servicesContext, services as Services)
  context.set(requestFactsContext, { closing: new AbortController().signal } as RequestFacts)
  context.set(viewerContext, { member })
  const form = new FormData()
  form.set('photo', new File([new Uint8Array(await storedQuarters(30, 20).png().toBuffer())], 'a.png'))
  const request = new Request('http://localhost/photos/label', { method: 'POST', body: body ?? form })
  const response = await action({ request, context } as unknown as Parameters<typeof readLabel>[0] &
    Parameters<typeof readReceipt>[0] &
    Parameters<typeof readRecipePage>[0])
  const answer = (await response.json()) as { ok: boolean; message?: string; value?: unknown }
  return { status: response.status, cache: response.headers.get('cache-control'), answer, spent, asked }
}

const ROUTES = [
  ['label', readLabel],
  ['receipt', readReceipt],
  ['recipe page', readRecipePage],
] as const

test.for(ROUTES)(
  'a visitor is asked to sign in before the photo of a %s is looked at',
  async ([, action]) => {
    const { status, answer, spent, asked } = await send(action, { member: null })
    expect(status).toBe(401)
    expect(answer).toMatchObject({ ok: false, code: 'signed-out' })
    expect([...spent, ...asked]).toEqual([])
  },
)

test.for(ROUTES)('a photo of a %s without text says so, with what to do next', async ([, action]) => {
  const { status, answer } = await send(action)
  expect(status).toBe(422)
  expect(answer.message).toBe(
    'No text could be read in this photo. Go closer, so that the print fills the picture, with more light and no glare, or type it.',
  )
})

test.for(ROUTES)('a member reads so many photos of a %s a minute', async ([, action]) => {
  const refuse = new AppError('too-many-requests', 'Too many attempts.')
  const { status, spent, asked } = await send(action, { refuse })
  expect(status).toBe(429)
  expect(spent).toEqual(['read-text-minute m1'])
  expect(asked).toEqual([])
})

test.for(ROUTES)('a body without a photo of a %s is a fault of the form', async ([, action]) => {
  const { status, answer } = await send(action, { body: new FormData() })
  expect(status).toBe(422)
  expect(answer.message).toBe('Please upload an image file')
})

test('a failing reader ends in one sentence, without its reason', async () => {
  const { status, answer } = await send(readLabel, {
    readText: () => Promise.reject(new Error('/srv/secret')),
  })
  expect(status).toBe(500)
  expect(answer.message).toBe('The photo could not be read. Please try again, or type it.')
})

test('the figures of a label are answered with the text they were read from, for nobody to keep', async () => {
  const { status, cache, answer, asked } = await send(readLabel, {
    member: { ...anna, tier: 'free' },
    page: readPage(LABEL),
  })
  expect([status, cache, ...asked]).toEqual([200, 'private, no-store', 'rows'])
  expect(answer.value).toMatchObject({
    values: { per: 'g', kcal: 375, fatG: 5.9, carbsG: 64, sugarG: 12.5, proteinG: 11, saltG: 0.1 },
    unread: [],
    text: LABEL.replaceAll(/ +/g, ' '),
  })
})

test('text without a nutrition table is no label', async () => {
  const { status, answer } = await send(readLabel, { page: readPage('Store in a cool dry place') })
  expect(status).toBe(422)
  expect(answer.message).toContain('No nutrition table could be read in this photo. Go closer')
})

test('foods of a receipt are answered with amounts, and what is no food is named', async () => {
  const { answer } = await send(readReceipt, {
    member: { ...anna, tier: 'free' },
    page: readPage('SEMI SKM MILK 2L  1.45\nXQZ BLORB  2.00\nTOILET ROLL  3.00\nTOTAL  6.45'),
  })
  expect(answer.value).toEqual({
    foods: [
      {
        name: 'semi-skimmed milk',
        quantity: 2,
        unit: 'liters',
        isEstimated: false,
        printed: 'SEMI SKM MILK 2L',
        isKnown: true,
      },
      expect.objectContaining({ name: 'xqz blorb', isKnown: false, isEstimated: true }),
    ],
    leftOut: ['TOILET ROLL'],
  })
})

test('a receipt without foods says so', async () => {
  const { status, answer } = await send(readReceipt, {
    page: readPage('Thank you for shopping with us today'),
  })
  expect(status).toBe(422)
  expect(answer.message).toContain('No foods could be read on this receipt. Lay it flat')
})

test('a page of a recipe comes with what the import makes of it, and only for whoever may import', async () => {
  const page = readPage('Omelette\nIngredients\n3 eggs\n% tsp salt\nMethod\nBeat the eggs.\nFry them.')
  const { answer, asked } = await send(readRecipePage, { page })
  expect(asked).toEqual(['page'])
  expect(answer.value).toEqual({
    text: 'Omelette\nIngredients\n3 eggs\n? tsp salt\nMethod\nBeat the eggs.\nFry them.',
    doubtCount: 1,
    ingredientCount: 2,
    stepCount: 2,
  })
  const free = await send(readRecipePage, { page, member: { ...anna, tier: 'free' } })
  expect(free.answer).toMatchObject({ ok: false, message: 'Importing recipes comes with Premium' })
  expect(free.asked).toEqual([])
})

test('an address typed by hand leads home', () => {
  for (const loader of [labelLoader, receiptLoader, recipeLoader])
    expect(() => loader()).toThrow(expect.objectContaining({ status: 302 }))
})
