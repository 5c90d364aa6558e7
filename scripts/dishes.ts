/**
 * `npm run dishes -- [id ...] [--print] [--seeds N]`: checks dishes of the library as the test does but with more wordings,
 * and prints what they read like.
 */
import { parseArgs } from 'node:util'
import type { DietaryRestriction } from '#app/domain/recipe/recipe.ts'
import { DISHES } from '#app/domain/kitchen/dishes/dishes.ts'
import { checkDish } from '#app/domain/kitchen/library/check-dish.ts'
import { makeUps, makeUpsByDiet } from '#app/domain/kitchen/library/make-ups.ts'
import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { type WrittenDish, writeDish } from '#app/domain/kitchen/library/write-dish.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { print: { type: 'boolean' }, seeds: { type: 'string', default: '6' } },
})
const OPTIONS = { targetKcal: null, skill: 'Beginner', shown: [], diets: [] } as const
const chosen = DISHES.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
const unknown = positionals.filter((id) => !DISHES.some((dish) => dish.id === id))
for (const id of unknown) console.log(`No dish "${id}"`)

let count = 0
for (const dish of chosen) {
  const faults = checkDish(dish, Number(values.seeds))
  for (const fault of faults) console.log(`${dish.id}: ${fault}`)
  count += faults.length
  for (const diet of untoldDiets(dish))
    console.log(`${dish.id}: not for ${diet}, its sentences name other foods`)
  if (!values.print || faults.length > 0) continue
  for (const [seed, fit] of [makeUps(dish).at(0)!, makeUps(dish).at(-1)!].entries()) {
    const written = writeDish(fit, { ...OPTIONS, servings: dish.serves, seed })
    if (written) console.log(printed(written))
  }
}
console.log(`${chosen.length} dishes, ${count} faults`)
process.exitCode = count + unknown.length > 0 ? 1 : 0

/** Diets whose foods the dish has, but not the sentences. */
function untoldDiets(dish: LibraryDish): DietaryRestriction[] {
  return makeUpsByDiet(dish).flatMap(({ diet, fit }) =>
    writeDish(fit, { ...OPTIONS, servings: dish.serves, seed: 0, diets: [diet] }) ? [] : [diet],
  )
}

function printed({ draft, activeMin }: WrittenDish): string {
  const { name, description, servings, cookingTimeMin, ingredients, instructions } = draft
  const lines = ingredients.map(({ text }) => `- ${text}`).join('\n')
  const steps = instructions.map((text, at) => `${at + 1}. ${text}`).join('\n')
  return `\n## ${name}\n${description}\n(serves ${servings}, ${cookingTimeMin} min, ${activeMin} with the hands)\n\n${lines}\n\n${steps}\n`
}
