import { roundAmount } from '#app/domain/cookbook/measures.ts'
import { gramsOf } from '#app/domain/food/grams.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import { withLengths } from './lengths.ts'
import { lineFactsOf } from './line-facts.ts'
import type { RecipeDraft } from './recipe.ts'
import type { LineFacts } from './rewrite-amount.ts'
import { lineInColumns, scaleLine } from './scale-line.ts'
import { viewStep } from './scale-step.ts'

/** Cups, ounces, inches and degrees Fahrenheit of a recipe in the measures of a British one. */

const AMERICAN =
  /(?:[\d½¼¾⅓⅔⅛]|\b(?:half a|one|two|three|four))\s?-?(?:cups?|oz|ounces?|lbs?|pounds?|quarts?|pints?|gallons?|sticks?|inch(?:es)?)\b|\bfahrenheit\b|\d\s?["″]|\d\s*(?:°|º|degrees?)?\s*F\b/i
const METRIC_UNITS: ReadonlySet<string> = new Set(['gram', 'kilogram', 'millilitre', 'litre'])
const GRAMS_PER_OUNCE = 28.35
/** "1 can", "2 (14-ounce) cans", "a can of": a thing one opens. */
const CAN = /((?:\d|\ba|\bone|\btwo|\bthree|\d\))\s+|\)\s+)can(s?)\b/gi
const OUNCES = /(\d+(?:\.\d+)?)\s?-?\s?(?:oz\.?|ounces?)(?![\p{L}])/giu
/** What a pack holds: grams of tins are full ones. */
const inGrams = (text: string) =>
  text.replace(OUNCES, (_found, ounces: string) => `${roundAmount(Number(ounces) * GRAMS_PER_OUNCE)} g`)

/** "1 (400 g) tin" as "1 x 400 g tin". */
const PACK = /^(\d+) \((\d+ g)\) (?=(?:tins?|pack(?:age|et)?s?)\b)/i
/** "9x13-inch": the sides of a dish. */
const SIDES = /(\d{1,2})\s?(?:[x×]|by)\s?(\d{1,2})[ -]?(?:inch(?:es)?|in\b|["″])/gi
const CM_PER_INCH = 2.54
const cm = (inches: string) => Math.round(Number(inches) * CM_PER_INCH)
const withSides = (text: string) =>
  text.replace(SIDES, (_found, one: string, other: string) => `${cm(one)} x ${cm(other)} cm`)

/** The draft with every American measure in its lines and steps in grams, millilitres, centimetres and °C. */
export function withBritishMeasures<T extends Pick<RecipeDraft, 'ingredients' | 'instructions' | 'servings'>>(
  draft: T,
): T {
  const lines = draft.ingredients.map(({ text }) => text)
  const isAmerican = [...lines, ...draft.instructions].some((text) => AMERICAN.test(text))
  const facts = isAmerican ? lineFactsOf(lines) : []
  return {
    ...draft,
    ingredients: draft.ingredients.map((line, at) => ({
      ...line,
      text: lineInBritish(line.text, facts[at] ?? null),
    })),
    instructions: draft.instructions.map((step) => {
      if (!AMERICAN.test(step)) return withTins(step)
      return withTins(
        viewStep(withSides(step), { factor: 1, system: 'metric', servings: draft.servings, facts }),
      )
    }),
  }
}

const withTins = (text: string) =>
  text.replace(CAN, (_found, before: string, s: string) => `${before}tin${s}`)

function lineInBritish(text: string, facts: LineFacts | null): string {
  if (!AMERICAN.test(text)) return withTins(text)
  const line = readIngredientLine(text)
  const { rest } = lineInColumns(text)
  const metric = line.alternatives.find(
    ({ role, unit, quantity }) => role === 'same' && quantity !== null && METRIC_UNITS.has(unit ?? ''),
  )
  if (metric !== undefined && rest !== text) return withTins(`${metric.quantity} ${metric.unitText} ${rest}`)
  const food = line.unit === 'stick' ? foodOfLine(line)?.food : undefined
  const grams = food?.group === 'fats' ? gramsOf(line, food).grams : null
  if (grams !== null && rest !== text) return `${roundAmount(grams)} g ${rest}`
  const scaled = scaleLine(text, { factor: 1, system: 'metric', facts })
  return withTins(withLengths(inGrams(scaled), 'metric')).replace(PACK, '$1 x $2 ')
}
