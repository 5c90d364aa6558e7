import type { Food } from '#app/domain/food/food.ts'
import type { Choice, Dish, DishLine } from './dish.ts'
import { numberOf } from './dish-line.ts'
import { gramsAsPrinted, measure } from './measures.ts'

/**
 * Dishes as plans cook them. The book salts as a restaurant does, and two such dishes a day bring more sodium than a day
 * should have.
 */

/**
 * Half of the salt goes, but a kilo of food keeps so much, all its salt together: about 4 g for each kilo of the finished
 * dish, which loses a tenth of its weight in cooking.
 */
const SHARE = 0.5
const LEAST_PER_KG = 3.6
/** A pinch in a pudding or a pancake is no seasoning. */
const LITTLE_PER_SERVING_G = 0.4
const SALT_ID = 'salt'
/** Salt that is mostly poured away: its amount suits the water. */
const FOR_WATER = /\bfor the water\b/
/** Salt in 1 mg of sodium. */
const SALT_G_PER_SODIUM_MG = 2.5 / 1000
/** Dry starch takes up its own weight in water and more. */
const SWOLLEN = 2

/** "1 tsp salt", "1/2 tsp of the {salt}". */
const AMOUNT = /((?:\d+ )?\d\/\d|\d+) (tsp|tbsp)(?= (?:of the )?\{?(?:sea )?salt\b)/g
/** "plenty of salted water". */
const SALTED_WATER = /(?<!\blightly )\b(?:well-)?salted(?= (?:boiling )?water\b)/g

/** The dish lightly salted; doughs, batters and what has next to none stay as they are. */
export function lightlySalted(dish: Dish): Dish {
  const steps = dish.steps.map((step) => step.replace(SALTED_WATER, 'lightly salted'))
  const share = dish.isFixed ? 1 : shareOf(dish)
  if (share === 1) return { ...dish, steps }
  const less = (_: string, number: string, unit: string) => measure(numberOf(number), unit, share).text
  return {
    ...dish,
    lines: dish.lines.map((line) => (isSeasoning(line) ? withShare(line, share) : line)),
    steps: steps.map((step) => step.replace(AMOUNT, less)),
  }
}

const isSeasoning = ({ choices: [{ food, quantity, after }] }: DishLine) =>
  food?.id === SALT_ID && quantity !== null && !FOR_WATER.test(after)

/** How much of the dish's salt is used. */
function shareOf({ lines, serves }: Dish): number {
  const seasoningG = lines.filter(isSeasoning).reduce((sum, line) => sum + gramsOf(line), 0)
  if (seasoningG <= LITTLE_PER_SERVING_G * serves) return 1
  let [weightG, otherSaltG] = [0, 0]
  for (const line of lines) {
    const [{ food }] = line.choices
    const grams = gramsOf(line)
    if (food === null || grams === 0) continue
    weightG += isDryStarch(food) ? grams * SWOLLEN : grams
    if (!isSeasoning(line)) otherSaltG += grams * (food.per100g.sodiumMg ?? 0) * (SALT_G_PER_SODIUM_MG / 100)
  }
  const leastG = (LEAST_PER_KG * weightG) / 1000 - otherSaltG
  return Math.min(1, Math.max(SHARE, leastG / seasoningG))
}

const isDryStarch = ({ roles, state }: Food) => roles[0] === 'starch' && state === 'dry'

/** What of a line is always in the dish. */
const gramsOf = ({ choices, isOptional, buying }: DishLine) =>
  isOptional && buying?.when !== 'always' ? 0 : gramsAsPrinted(choices[0])

function withShare(line: DishLine, share: number): DishLine {
  const less = (choice: Choice): Choice =>
    choice.food?.id === SALT_ID && choice.quantity !== null
      ? { ...choice, quantity: choice.quantity * share }
      : choice
  const [printed, ...standIns] = line.choices
  return { ...line, choices: [less(printed), ...standIns.map(less)] }
}
