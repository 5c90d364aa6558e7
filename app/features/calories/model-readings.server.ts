import { createHash } from 'node:crypto'
import { and, eq, gte, lt } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { modelReadings } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { type MealReply, namesFoods } from '#app/domain/food/meal-reply.ts'
import type { CallOptions, Chef } from '#app/ports/ai/chef.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Models get better, and a wrong figure should not last. */
const REUSED_FOR_MS = 30 * DAY_MS

type Needs = { db: Db; chef: Chef; now(): Date }

/**
 * What the model says of words about food; words it was asked about in the last thirty days are not sent again. Throws
 * what the model's call throws, and `unavailable` where no model is set.
 */
export async function askedOnce(
  { db, chef, now }: Needs,
  words: string,
  options: CallOptions,
): Promise<MealReply> {
  if (chef.estimateMeal === null) throw new AppError('unavailable', 'No model for meals is set.')
  const oldest = new Date(now().getTime() - REUSED_FOR_MS)
  const key = keyOf(chef.name, words)
  const [known] = await db
    .select({ reply: modelReadings.reply })
    .from(modelReadings)
    .where(and(eq(modelReadings.key, key), gte(modelReadings.readAt, oldest)))
  if (known) return known.reply
  const reply = await chef.estimateMeal({ description: words }, options)
  if (!namesFoods(reply)) return reply
  const row = { reply, readAt: now() }
  await db
    .insert(modelReadings)
    .values({ key, ...row })
    .onConflictDoUpdate({ target: modelReadings.key, set: row })
  await db.delete(modelReadings).where(lt(modelReadings.readAt, oldest))
  return reply
}

const keyOf = (model: string, words: string): string =>
  createHash('sha256')
    .update(JSON.stringify([model, words.toLowerCase().replace(/\s+/g, ' ').trim()]))
    .digest('hex')
