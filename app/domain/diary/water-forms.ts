import { z } from 'zod'
import { WATER_AMOUNT_ML } from './water.ts'

const { min, max, step } = WATER_AMOUNT_ML
const AMOUNT = `Enter ${min} to ${max.toLocaleString('en-GB')} ml, in steps of ${step}`

/** A drink of a day. `idempotencyKey` tells the same tap from the next one. */
export const addWaterSchema = z.object({
  day: z.iso.date(),
  waterMl: z.coerce.number(AMOUNT).int(AMOUNT).min(min, AMOUNT).max(max, AMOUNT).multipleOf(step, AMOUNT),
  idempotencyKey: z.uuid(),
})

export const undoWaterSchema = z.object({ day: z.iso.date() })
