import type { FoodRef } from './types.ts'

/** What a reference of an action points to. */
export type Ref =
  | { vessel: string }
  | {
      slot: string
      /** 1 all of it, 0.5 half of it. */
      share: number
      /** 2 of a half; 1 of all of it. */
      divisor: number
      /** What earlier actions left of it. */
      isRest: boolean
    }

const SLOT_REF = /^(\w+)(?:\/([234])|(~))?$/

/** Reads "oil/2", "oil~", "@bowl". Throws on anything else: references are written in code. */
export function readRef(ref: FoodRef): Ref {
  if (ref.startsWith('@')) return { vessel: ref.slice(1) }
  const match = SLOT_REF.exec(ref)
  if (!match) throw new Error(`"${ref}" is no reference to a food`)
  const [, slot, divisor, rest] = match
  const parts = Number(divisor ?? 1)
  return { slot: slot!, share: 1 / parts, divisor: parts, isRest: rest === '~' }
}
