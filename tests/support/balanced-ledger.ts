import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '#app/db/open.server.ts'
import { availableIngredients, pantryMovements } from '#app/db/schema/index.ts'
import {
  amountOfMovements,
  flowsOf,
  roundAmount,
  toThousandths,
  WAYS_OUT,
} from '#app/domain/pantry/ledger.ts'
import type { Member } from '#app/features/account/viewer.ts'

/**
 * The proof for each owner: every lot is the sum of its movements, none moved that is no lot of theirs, what is used up is
 * closed, and in equals out plus stock.
 */
export async function expectBalanced(db: Db, ...owners: readonly Member[]): Promise<void> {
  for (const { id } of owners) {
    const all = await db.select().from(pantryMovements).where(eq(pantryMovements.userId, id))
    const lots = await db.select().from(availableIngredients).where(eq(availableIngredients.userId, id))
    expect(new Set(all.map(({ lotId }) => lotId))).toEqual(new Set(lots.map((lot) => lot.id)))
    for (const lot of lots) {
      const own = all.filter(({ lotId }) => lotId === lot.id)
      expect(amountOfMovements(own, lot.unit), lot.name).toBe(roundAmount(lot.amount))
      expect(lot.removedAt === null, lot.name).toBe(lot.amount > 0)
      if (lot.removedAt === null) expect(Number(lot.quantity), lot.name).toBe(lot.amount)
    }
    const flows = flowsOf(all)
    const outG = WAYS_OUT.reduce((sum, way) => sum + toThousandths(flows.out[way]), 0)
    expect(toThousandths(flows.inG)).toBe(outG + toThousandths(flows.stockG))
  }
}
