import { boundedMemo } from '#app/domain/bounded-memo.ts'
import type { Food } from '#app/domain/food/food.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { gramsOfVolume } from '#app/domain/food/volume-weights.ts'
import { amountNear } from '#app/domain/kitchen/amounts.ts'
import type { Item } from '#app/domain/kitchen/item.ts'
import { type Kind, traitsOf } from '#app/domain/kitchen/kinds.ts'
import { isLargeItem } from '#app/domain/kitchen/labels.ts'
import type { Macros } from './macros.ts'

/** An amount in a plan: exact enough for the day's figures, and still one a cook would weigh or count. */
export type PlannedAmount = { text: string; grams: number; isOne: boolean }

/** Half of it is no egg and no bun: these stay whole, and the rest of the day makes up for the difference. */
const WHOLE: ReadonlySet<Kind> = new Set<Kind>(['egg', 'wrap', 'corn-wrap', 'roll', 'sausage', 'bread'])
/** Nobody weighs what drips off the spoon, nor takes less than a teaspoon of it. */
const TEASPOON_ML = 5
const SPOONED: ReadonlySet<Kind> = new Set<Kind>(['syrup', 'jam'])
/** A rounded amount stands when it moves the meal by no more than this; more where it is a piece: half an onion is not weighed. */
const CLOSE_KCAL = 4
const CLOSE_PIECE_KCAL = 6
const CLOSE_SHARE = 0.3
const COARSE_STEP_KCAL = 6

/** As lines that say so are read. */
const PINCH_OF_SALT_G = 0.36
/** Less is not measured in spoons. */
const LEAST_SPOONED_SALT_G = 1.2

const wholeGrams = (grams: number, food: Food): number => {
  if (grams < 10) return Math.max(0.5, Math.round(grams * 2) / 2)
  const isCoarse = grams >= 30 && (food.per100g.kcal / 100) * 2.5 <= COARSE_STEP_KCAL
  return isCoarse ? Math.round(grams / 5) * 5 : Math.round(grams)
}

function weighed(item: Item, food: Food, grams: number): PlannedAmount {
  const styles: readonly string[] = traitsOf(item.kind).styles
  if (styles[0] === 'ml') {
    const oneMlG = gramsOfVolume(food, 100).grams / 100
    const ml = Math.max(5, Math.round(grams / oneMlG / 5) * 5)
    return {
      text: `${ml} ml ${item.kind === 'wine' ? item.name : item.plural}`,
      grams: ml * oneMlG,
      isOne: false,
    }
  }
  const rounded = wholeGrams(grams, food)
  const isOne = isLargeItem(item)
  return { text: `${rounded} g ${isOne ? item.name : item.plural}`, grams: rounded, isOne }
}

function writeFresh(item: Item, food: Food, grams: number, mostG: number): PlannedAmount {
  const leastG = SPOONED.has(item.kind) ? gramsOfVolume(food, TEASPOON_ML).grams : 0
  const near = amountNear(item, Math.max(grams, leastG), Number.isFinite(mostG) ? mostG : null)
  if (near !== null) {
    const offG = Math.abs(near.grams - grams)
    const isWhole =
      (WHOLE.has(item.kind) && near.units !== null) || (SPOONED.has(item.kind) && near.style === 'spoon')
    const closeKcal = near.style === 'count' ? CLOSE_PIECE_KCAL : CLOSE_KCAL
    const isClose =
      (offG * food.per100g.kcal) / 100 <= closeKcal && (offG <= grams * CLOSE_SHARE || grams < 8)
    if (isWhole || isClose) return { text: near.text, grams: near.grams, isOne: near.isOne }
  }
  return weighed(item, food, grams)
}

/** Writes about so many grams of a food of the table: counted or spooned where that is near, weighed otherwise. */
export function writeAmount(item: Item, grams: number, mostG = Infinity): PlannedAmount {
  if (item.kind === 'salt' && grams < LEAST_SPOONED_SALT_G) {
    const pinches = Math.max(1, Math.round(grams / PINCH_OF_SALT_G))
    const text = `${pinches} ${pinches === 1 ? 'pinch' : 'pinches'} ${item.name}`
    return { text, grams: pinches * PINCH_OF_SALT_G, isOne: false }
  }
  const rounded = grams >= 10 ? Math.round(grams) : Math.round(grams * 10) / 10
  return writeFresh(item, item.food, Math.max(rounded, 0.1), mostG)
}

/** What an ingredient line brings, read back by the food table. */
export type LineFigures = Macros & { grams: number; foodId: string | null }

const IN_GRAMS = /^(\d+(?:\.\d+)?) g (.+)$/

/** The same for the search: a weighed line is scaled from one reading of 100 g of it. */
export function quickFiguresOfLine(text: string): LineFigures {
  const weighed = IN_GRAMS.exec(text)
  if (!weighed) return figuresOfLine(text)
  const of100g = figuresOfLine(`100 g ${weighed[2]}`)
  const factor = Number(weighed[1]) / 100
  return {
    kcal: of100g.kcal * factor,
    proteinG: of100g.proteinG * factor,
    fatG: of100g.fatG * factor,
    carbsG: of100g.carbsG * factor,
    grams: of100g.grams * factor,
    foodId: of100g.foodId,
  }
}

function readFigures(text: string): LineFigures {
  const { perServing, counted } = nutritionOf([text], 1)
  return {
    kcal: perServing.kcal,
    proteinG: perServing.proteinG,
    fatG: perServing.fatG,
    carbsG: perServing.carbsG,
    grams: counted.reduce((sum, line) => sum + line.grams, 0),
    foodId: counted[0]?.foodId ?? null,
  }
}

const figures = boundedMemo<LineFigures>(20_000)

/** Energy and macronutrients of one ingredient line by `nutritionOf`; all zero when it is not counted. */
export const figuresOfLine = (text: string): LineFigures => figures(text, () => readFigures(text))
