/**
 * `npm run kitchen -- check [FILE …]` names what is wrong with dishes of the cookbook (all without files);
 * `npm run kitchen -- print FILE [--servings 2] [--with "peas; leeks" | --all] [--diet Vegan]` shows one as a person gets it.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { dishFiles } from '#app/cookbook.server.ts'
import { checkDish, dishFor } from '#app/domain/cookbook/check-dish.ts'
import type { Dish } from '#app/domain/cookbook/dish.ts'
import { readDish } from '#app/domain/cookbook/read-dish.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { readPantry } from '#app/domain/kitchen/pantry.ts'
import type { DietaryRestriction, RecipeDraft } from '#app/domain/recipe/recipe.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    servings: { type: 'string' },
    with: { type: 'string' },
    all: { type: 'boolean' },
    diet: { type: 'string' },
  },
})
const [command, ...paths] = positionals
const files =
  paths.length === 0
    ? dishFiles()
    : paths.map((path) => ({ id: basename(path, '.md'), path, text: readFileSync(path, 'utf8') }))

function asText({
  name,
  description,
  servings,
  cookingTimeMin,
  ingredients,
  instructions,
}: RecipeDraft): string {
  return [
    name,
    description,
    `Serves ${servings}. ${cookingTimeMin} minutes.`,
    '',
    ...ingredients.map(({ text }) => `- ${text}`),
    '',
    ...instructions.map((text, at) => `${at + 1}. ${text}`),
    '',
    figuresOf({ servings, ingredients, instructions }),
    '',
  ].join('\n')
}

/** A serving in figures, so that an odd amount is seen. */
function figuresOf({
  servings,
  ingredients,
  instructions,
}: Pick<RecipeDraft, 'servings' | 'ingredients' | 'instructions'>): string {
  const lines = ingredients.map(({ text }) => text)
  const { perServing, uncounted } = nutritionOf(lines, servings, { steps: instructions })
  const { kcal, proteinG, sodiumMg } = perServing
  const whole = (value: number | null) => (value === null ? '?' : Math.round(value))
  return `${whole(kcal)} kcal, ${whole(proteinG)} g protein, ${whole(sodiumMg)} mg sodium a serving${uncounted.length > 0 ? `; not counted: ${uncounted.join('; ')}` : ''}`
}

function print(dish: Dish): void {
  const diet = (values.diet ?? 'None') as DietaryRestriction
  const { items } = readPantry((values.with ?? '').split(';'), diet)
  const draft = dishFor(
    dish,
    values.all
      ? [...dish.lines, ...dish.welcome].flatMap(({ choices }) => choices[0].food ?? [])
      : items.flatMap(({ food }) => food ?? []),
    { dietaryRestriction: diet, ...(values.servings && { servings: Number(values.servings) }) },
  )
  console.log(draft === null ? `${dish.id} can't be made for this diet.\n` : asText(draft))
}

let faultCount = 0
for (const { id, path, text } of files) {
  const { dish, faults } = readDish(id, text)
  const lines = faults.map(({ line, reason }) => `${path}:${line}: ${reason}`)
  if (dish !== null && faults.length === 0) {
    if (command === 'print') print(dish)
    else lines.push(...checkDish(dish).map((fault) => `${path}: ${fault}`))
  }
  faultCount += lines.length
  for (const line of lines) console.log(line)
}
if (command === 'check') console.log(`${files.length} dishes, ${faultCount} faults`)
process.exitCode = faultCount > 0 ? 1 : 0
