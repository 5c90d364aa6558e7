import { and, eq, lt } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { products } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { labelProblems } from '#app/domain/products/label.ts'
import type { Product } from '#app/domain/products/product.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import { type OwnFoodRow, ownFoodsOf } from '#app/features/foods/own-foods.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const FOUND_FOR_MS = 30 * DAY_MS
const NOT_FOUND_FOR_MS = DAY_MS

type Needs = Pick<Services, 'db' | 'limits' | 'products' | 'now' | 'log'>

/** What a barcode leads to: a food of the member's, a product of a source outside, or nothing. */
export type Lookup = {
  barcode: string
  own: OwnFoodRow | null
  product: Product | null
  /** Who says so, for the page. */
  source: string | null
  /** Contradictions in the product's figures. */
  problems: string[]
}

/**
 * Finds the product of a barcode: the member's own food first, then what was imported or asked before, then the source
 * outside. An answer is used for 30 days, "not found" for one. Throws what the source throws if there is no
 * older answer.
 */
export async function findProduct(
  services: Needs,
  member: Member,
  barcode: string,
  signal: AbortSignal,
): Promise<Lookup> {
  const { db, limits, log } = services
  await limits.spend('product-minute', member.id)
  const own = (await ownFoodsOf(db, member.id)).find((food) => food.barcode === barcode) ?? null
  if (own !== null) return { barcode, own, product: null, source: null, problems: [] }
  const stored = await storedProduct(db, barcode)
  if (stored && isFresh(stored, services.now())) return lookupOf(barcode, stored)
  try {
    return await askSource(services, barcode, signal)
  } catch (error) {
    if (!stored?.isFound || !(error instanceof AppError)) throw error
    log.warn({ error }, 'an older answer is used for a product')
    return lookupOf(barcode, stored)
  }
}

type StoredProduct = typeof products.$inferSelect

/** The product that a source outside told of before, or null. */
export async function storedProduct(db: Db, barcode: string): Promise<StoredProduct | null> {
  const [row] = await db.select().from(products).where(eq(products.barcode, barcode))
  return row ?? null
}

/** What the operator imported stays until the next import. */
function isFresh({ source, isFound, fetchedAt }: StoredProduct, now: Date): boolean {
  if (source === 'import') return true
  return now.getTime() - fetchedAt.getTime() < (isFound ? FOUND_FOR_MS : NOT_FOUND_FOR_MS)
}

async function askSource(
  { db, products: port, now }: Needs,
  barcode: string,
  signal: AbortSignal,
): Promise<Lookup> {
  const product = await port.findByBarcode(barcode, signal)
  // Without a source there is no answer to store.
  if (port.source === null) return { barcode, own: null, product, source: null, problems: [] }
  const row = {
    source: 'open-food-facts' as const,
    isFound: product !== null,
    name: product?.name ?? '',
    brand: product?.brand ?? '',
    quantity: product?.quantity ?? '',
    label: product?.label ?? null,
    fetchedAt: now(),
  }
  await db
    .insert(products)
    .values({ barcode, ...row })
    .onConflictDoUpdate({ target: products.barcode, set: row })
  // Unknown barcodes must not pile up.
  await db
    .delete(products)
    .where(
      and(eq(products.isFound, false), lt(products.fetchedAt, new Date(now().getTime() - NOT_FOUND_FOR_MS))),
    )
  return lookupOf(barcode, { barcode, ...row })
}

const SOURCE_WORDS = { import: 'the imported list', 'open-food-facts': 'Open Food Facts' } as const

function lookupOf(barcode: string, { isFound, source, name, brand, quantity, label }: StoredProduct): Lookup {
  return {
    barcode,
    own: null,
    product: isFound ? { barcode, name, brand, quantity, label } : null,
    source: SOURCE_WORDS[source],
    problems: label === null ? [] : labelProblems(label),
  }
}
