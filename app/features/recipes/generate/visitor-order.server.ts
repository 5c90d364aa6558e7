import { timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { VisitorOrder } from '#app/domain/recipe/visitor-recipe.ts'
import type { Services } from '#app/features/services.ts'

/**
 * An order that a visitor takes along to signing up: what decides the recipe, not the recipe, so that its figures are
 * computed again and never taken from a browser. Signed, and good for two hours.
 */

type Needs = Pick<Services, 'seal' | 'now'>

const LASTS_MS = 2 * 60 * 60 * 1000
const PURPOSE = 'visitor-recipe'

const dishSchema = z.object({
  name: z.string(),
  dishTemplate: z.string(),
  dish: z.object({ id: z.string() }).optional(),
})
const orderSchema = z.object({
  ingredients: z.array(z.string()).readonly(),
  seed: z.number(),
  recentRecipes: dishSchema.optional(),
  /** The dish that was shown, and what its recipe comes to in short. */
  dish: dishSchema,
  fingerprint: z.string(),
  madeAtMs: z.number(),
})

export type SignedOrder = z.infer<typeof orderSchema>

export function signOrder(
  { seal, now }: Needs,
  order: VisitorOrder,
  { dish, fingerprint }: Pick<SignedOrder, 'dish' | 'fingerprint'>,
): string {
  const signed = { ...order, dish, fingerprint, madeAtMs: now().getTime() } satisfies SignedOrder
  const body = Buffer.from(JSON.stringify(signed)).toString('base64url')
  return `${body}.${seal(PURPOSE, body)}`
}

/** What was signed, however long ago; null for anything that is not ours. */
export function orderIn({ seal }: Pick<Needs, 'seal'>, text: string): SignedOrder | null {
  const [body = '', signature = ''] = text.split('.')
  const expected = Buffer.from(seal(PURPOSE, body))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  try {
    return orderSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString('utf8')))
  } catch {
    // Signed by an earlier version, whose orders were other ones.
    return null
  }
}

export const isOver = ({ madeAtMs }: SignedOrder, now: Date): boolean => now.getTime() - madeAtMs > LASTS_MS

/** A fingerprint of the order as an id: keeping it twice is keeping it once. */
export function recipeIdOf({ seal }: Pick<Needs, 'seal'>, order: SignedOrder, memberId: string): string {
  const identity = JSON.stringify([
    memberId,
    order.ingredients,
    order.seed,
    order.fingerprint,
    order.madeAtMs,
  ])
  const bytes = Buffer.from(seal(`${PURPOSE}-id`, identity), 'base64url').subarray(0, 16)
  // A UUIDv7 as all ids of recipes are: they sort by when they were made.
  bytes.writeUIntBE(order.madeAtMs, 0, 6)
  bytes[6] = 0x70 | (bytes[6]! & 0x0f)
  bytes[8] = 0x80 | (bytes[8]! & 0x3f)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
