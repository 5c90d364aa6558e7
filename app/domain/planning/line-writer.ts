import { boundedMemo } from '#app/domain/bounded-memo.ts'
import { preparedLine } from '#app/domain/food/prepared-line.ts'
import { foodById } from '#app/domain/food/foods.ts'
import type { Item } from '#app/domain/kitchen/item.ts'
import { mostGramsFor } from '#app/domain/kitchen/doses.ts'
import { extraItem } from '#app/domain/kitchen/pantry.ts'
import { type LineFigures, quickFiguresOfLine, writeAmount } from './amount-line.ts'

/** One ingredient of a meal as it is cooked: the line, and what it stands for. */
export type PortionedLine = {
  text: string
  foodId: string | null
  /** Grams of the food as bought and used; 0 where no food is known. */
  grams: number
  isOne: boolean
  /** The amount without its preparation. */
  amount: string
  /** What the line brings, read back from it. */
  figures: LineFigures
  /** Whether the amount is read as this food and, nearly, as these grams. */
  readsBack: boolean
}

/** Writes about so many grams of one food, prepared in one way. */
export type LineWriter = (grams: number) => PortionedLine

/** To the gram, below ten to the tenth: nearer than that two amounts are written alike. */
const placeOf = (grams: number) => (grams >= 10 ? 90 + Math.round(grams) : Math.round(grams * 10))
/** The amount that stands for a place, so that what is written does not depend on what was asked for first. */
const gramsAt = (place: number) => (place >= 100 ? place - 90 : place / 10)
const MOST_PLACES = 2000

function makeWriter(item: Item, foodId: string, prep: string): LineWriter {
  const byPlace: PortionedLine[] = []
  const byText = new Map<string, PortionedLine>()
  // For one person, whatever the portion: what is strong or swells has its most.
  const mostG = mostGramsFor(item.food, 1)
  const write = (grams: number): PortionedLine => {
    const { text: amount, grams: writtenG, isOne } = writeAmount(item, Math.min(grams, mostG), mostG)
    const known = byText.get(amount)
    if (known !== undefined) return known
    const text = preparedLine(amount, prep)
    const read = quickFiguresOfLine(amount)
    const line = {
      text,
      foodId,
      grams: writtenG,
      isOne,
      amount,
      figures: quickFiguresOfLine(text),
      readsBack: read.foodId === foodId && Math.abs(read.grams - writtenG) <= Math.max(1, writtenG * 0.06),
    }
    byText.set(amount, line)
    return line
  }
  return (grams) => {
    const place = placeOf(grams)
    if (place >= MOST_PLACES) return write(gramsAt(place))
    return (byPlace[place] ??= write(gramsAt(place)))
  }
}

const writers = boundedMemo<LineWriter>(2000)

/** The writer of a food and its preparation; each amount is written and read back once. */
export const lineWriter = (foodId: string, prep: string): LineWriter =>
  writers(`${foodId}|${prep}`, () => makeWriter(extraItem(foodById(foodId)), foodId, prep))
