import { parseJson } from '#app/domain/bounded-json.ts'
import { AppError } from '#app/domain/errors.ts'
import { readBarcode } from '#app/domain/products/barcode.ts'
import { type Product, PRODUCT_FIELDS, productOf } from '#app/domain/products/product.ts'
import type { Products } from './products.ts'

const DEADLINE_MS = 8000
/** The fields asked for take a few kilobytes. */
const MAX_REPLY_BYTES = 512 * 1024

const BUSY = 'The list of products is busy right now. Try again in a minute, or enter the label yourself.'
const DOWN = 'The list of products doesn’t answer right now. Enter the label yourself, or try again later.'

type Options = {
  /** An address with `{barcode}` in it; the fields are asked for where it doesn't name them. */
  url: string
  /** Of this product: Open Food Facts asks who is calling. */
  version: string
  deadlineMs?: number
}

/**
 * Asks Open Food Facts, or a server that speaks its API v2. Only the configured host is asked: the barcode is digits, no
 * redirect is followed, so nothing that a person types or the service answers leads anywhere else.
 */
export function openFoodFacts({ url, version, deadlineMs = DEADLINE_MS }: Options): Products {
  return {
    source: 'Open Food Facts',
    async findByBarcode(barcode, signal) {
      const until = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)])
      try {
        const response = await fetch(addressOf(url, barcode), {
          redirect: 'error',
          signal: until,
          headers: {
            accept: 'application/json',
            'user-agent': `Mealwright/${version} (self-hosted meal planner)`,
          },
        })
        return await productIn(response, barcode)
      } catch (cause) {
        if (cause instanceof AppError) throw cause
        signal.throwIfAborted()
        throw new AppError('unavailable', DOWN, { cause })
      }
    },
  }
}

function addressOf(template: string, barcode: string): URL {
  // Its own form of a short code has eight digits.
  const code = barcode.replace(/^0+/, '').padStart(8, '0')
  const url = new URL(template.replace('{barcode}', code.length > 8 ? code.padStart(13, '0') : code))
  if (!url.searchParams.has('fields')) url.searchParams.set('fields', PRODUCT_FIELDS.join(','))
  return url
}

async function productIn(response: Response, barcode: string): Promise<Product | null> {
  if (response.status === 404) {
    await response.body?.cancel()
    return null
  }
  if (response.status === 429) {
    await response.body?.cancel()
    const retryAfterS = Math.min(3600, Math.max(1, Number(response.headers.get('retry-after')) || 60))
    throw new AppError('too-many-requests', BUSY, { details: { retryAfterS } })
  }
  if (
    response.status !== 200 ||
    !/^application\/(?:[\w.-]+\+)?json\b/.test(response.headers.get('content-type') ?? '')
  ) {
    await response.body?.cancel()
    throw new TypeError(`the list of products answered ${response.status}`)
  }
  const reply = parseJson(await boundedText(response)) as {
    status?: unknown
    code?: unknown
    product?: unknown
  }
  // Version 2 also says "not found" with a status in the body.
  if (reply.status === 0 || reply.status === '0' || typeof reply.product !== 'object') return null
  const product = productOf({ code: reply.code, ...reply.product })
  // Never another product than the one asked for.
  return product === null || readBarcode(product.barcode).barcode !== barcode ? null : product
}

async function boundedText({ body }: Response): Promise<string> {
  const pieces: Uint8Array[] = []
  let sizeBytes = 0
  for await (const piece of body ?? []) {
    sizeBytes += piece.length
    if (sizeBytes > MAX_REPLY_BYTES) throw new RangeError('the reply is too large')
    pieces.push(piece)
  }
  return new TextDecoder().decode(Buffer.concat(pieces))
}
