import type { Food } from './food.ts'
import { FOODS, findFood } from './foods.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { unitKind } from './units.ts'

const EATEN_COOKED: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish', 'grains', 'pulses', 'eggs'])

/** What a plate holds where only the animal is named. */
const USUAL_CUT: Readonly<Record<string, string>> = { 'whole-chicken': 'chicken-breast' }

/** What a word means on a plate and not in a recipe. */
const ON_PLATE: Readonly<Record<string, string>> = { oats: 'porridge' }

/**
 * A food as it lies on the plate: rice, pasta, meat, fish and potatoes are cooked there. The food itself where the words
 * say raw or dry, or where the table has no cooked row.
 */
export function asEaten(food: Food, text: string): Food {
  if (/\b(?:raw|dry|dried|uncooked)\b/i.test(text)) return food
  const served = ON_PLATE[food.id]
  if (served !== undefined) return findFood(served) ?? food
  return cookedForm(usualCut(food, text))
}

/** The cooked row of what nobody eats raw or dry; the food itself where the table has none. */
export function cookedForm(food: Food): Food {
  const isMeantCooked = food.state === 'dry' || (food.state === 'raw' && EATEN_COOKED.has(food.group))
  const isStarch = food.state === 'raw' && food.roles[0] === 'starch'
  if (food.other === null || !(isMeantCooked || isStarch)) return food
  const cooked = findFood(food.other.id)
  return cooked?.state === 'cooked' ? cooked : food
}

/** "500 g chicken" is meat without bone and skin; "1 chicken" and "whole chicken" are the bird. */
export function usualCut(food: Food, text: string): Food {
  const cut = USUAL_CUT[food.id]
  const isWhole = /\b(?:whole|roasting|roaster|broiler|jointed|bird|carcass|skin|bone)\b/i.test(text)
  return cut === undefined || isWhole ? food : (findFood(cut) ?? food)
}

const rawOfCooked = new Map<string, Food>()
for (const food of FOODS) {
  if (food.state === 'raw' && food.other !== null && !rawOfCooked.has(food.other.id))
    rawOfCooked.set(food.other.id, food)
}

/** From this much fat in 100 g on, some of it runs out of meat in the pan. */
const RUNS_OUT_FAT_G = 7

/**
 * What fatty meat without bone becomes when it is cooked and its fat poured off: the cooked food, its grams per gram of
 * raw, and the fat that ran out of 100 g. Null for lean meat, and where the table has no cooked row.
 */
export function cookedOfFatty(food: Food): { food: Food; yield: number; renderedG: number } | null {
  if (food.state !== 'raw' || food.other === null || food.edibleShare < 0.95) return null
  if ((food.group !== 'meat' && food.group !== 'poultry') || food.per100g.fatG < RUNS_OUT_FAT_G) return null
  const cooked = findFood(food.other.id)
  if (cooked?.state !== 'cooked') return null
  const { gramsPerGram } = food.other
  const renderedG = food.per100g.fatG - cooked.per100g.fatG * gramsPerGram
  return renderedG > 0 ? { food: cooked, yield: gramsPerGram, renderedG } : null
}

const COOKED_AFTER = /\b(?:cooked|browned|fried|crisped|crumbled|grilled|roasted|drained|rendered)\b/i
const POURED_OFF = /\b(?:drained|rendered|fat (?:poured|drained|discarded|removed|skimmed))\b/i

/**
 * Meat that the line weighs raw and uses cooked, its fat poured off: "1 lb bacon, cooked and crumbled", "500 g mince,
 * browned and drained". Gives the cooked food and its grams per gram of raw; null where the line is no such one.
 */
export function cookedFromRaw(line: IngredientLine, food: Food): { food: Food; yield: number } | null {
  if (line.unit === null || unitKind(line.unit) !== 'mass') return null
  if (food.group !== 'meat' && food.group !== 'poultry') return null
  const behind = line.text.slice(Math.max(0, line.text.search(/[,(]/)))
  const isRaw = food.state === 'raw' && POURED_OFF.test(behind)
  const raw = isRaw
    ? food
    : food.state === 'cooked' && COOKED_AFTER.test(behind) && /[,(]/.test(line.text)
      ? rawOfCooked.get(food.id)
      : undefined
  const cooked = raw?.other == null ? null : findFood(raw.other.id)
  if (raw?.other == null || cooked?.state !== 'cooked') return null
  return { food: cooked, yield: raw.other.gramsPerGram }
}
