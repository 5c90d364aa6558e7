/**
 * `npm run dishes -- [id ...] [--print] [--seeds N]`: checks dishes of the library as the test does but with more wordings,
 * and prints what they read like.
 */
import { parseArgs } from 'node:util'
import { DISHES } from '#app/domain/kitchen/dishes/dishes.ts'
import { checkDish, makeUps } from '#app/domain/kitchen/library/check-dish.ts'
import { type WrittenDish, writeDish } from '#app/domain/kitchen/library/write-dish.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { print: { type: 'boolean' }, seeds: { type: 'string', default: '6' } },
})
const chosen = DISHES.filter(({ id }) => positionals.length === 0 || positionals.includes(id))
for (const id of positionals) if (!DISHES.some((dish) => dish.id === id)) console.log(`No dish "${id}"`)

let count = 0
for (const dish of chosen) {
  const faults = checkDish(dish, Number(values.seeds))
  for (const fault of faults) console.log(`${dish.id}: ${fault}`)
  count += faults.length
  if (!values.print || faults.length > 0) continue
  for (const [seed, fit] of [makeUps(dish).at(0)!, makeUps(dish).at(-1)!].entries()) {
    const options = { servings: dish.serves, targetKcal: null, skill: 'Beginner', seed, shown: [] } as const
    const written = writeDish(fit, options)
    if (written) console.log(printed(written))
  }
}
console.log(`${chosen.length} dishes, ${count} faults`)
process.exitCode = count > 0 ? 1 : 0

function printed({ draft, activeMin }: WrittenDish): string {
  const { name, description, servings, cookingTimeMin, ingredients, instructions } = draft
  const lines = ingredients.map(({ text }) => `- ${text}`).join('\n')
  const steps = instructions.map((text, at) => `${at + 1}. ${text}`).join('\n')
  return `\n## ${name}\n${description}\n(serves ${servings}, ${cookingTimeMin} min, ${activeMin} with the hands)\n\n${lines}\n\n${steps}\n`
}
