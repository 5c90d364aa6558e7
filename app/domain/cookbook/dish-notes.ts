import type { Food } from '#app/domain/food/food.ts'
import { sentence } from '#app/domain/kitchen/words.ts'
import type { RecipeDraft, RecipeNotes } from '#app/domain/recipe/recipe.ts'
import { accompanimentIn } from './accompaniments.ts'
import type { Asking } from './asking.ts'
import type { DishFit } from './fit-dish.ts'
import { nearness } from './nearness.ts'
import { writeLine } from './ingredient-line.ts'

/** "It keeps for 3 days in the fridge.", "The sauce does not keep." */
const ON_KEEPING =
  /(?<=^|[.!] )(?:It|They|Leftovers|The [\p{Ll} -]+?|Uncooked [\p{Ll} -]+?) (?:keeps? (?:for|well|until|in)|(?:does|do) not keep)\b[^.]*(?:\.|$)/gu
const MOST_VARIATIONS = 3

/** Takes what the steps say about keeping into the notes, and adds what else could go into the dish. */
export function withDishNotes(draft: RecipeDraft, fit: DishFit, asking: Asking): RecipeDraft {
  const onKeeping: string[] = []
  const steps = draft.instructions.map((step) =>
    step
      .replaceAll(ON_KEEPING, (found) => {
        onKeeping.push(found.trim())
        return ''
      })
      .replaceAll(/ {2,}/g, ' ')
      .trim(),
  )
  // A step of nothing else is no step once it's gone; the method never becomes empty.
  const instructions = steps.filter((step) => step !== '')
  if (instructions.length === 0) return draft
  return {
    ...draft,
    instructions,
    notes: { storage: onKeeping.join(' '), variations: variationsOf(fit, asking) },
  }
}

/** The first foods that are welcome in the dish and not in it yet, each with its place. */
function variationsOf(
  { dish, fills, welcomed, beside }: DishFit,
  { isAllowed, request }: Asking,
): RecipeNotes['variations'] {
  const fillings = [...fills.values(), ...beside, ...welcomed.map(({ filling }) => filling)]
  const used = fillings.flatMap(({ choice }) => choice.food ?? [])
  const isNew = (food: Food) => !used.some((one) => nearness(food, one) > 0)
  const size = { factor: request.servings / dish.serves, servings: request.servings }
  return dish.welcome
    .filter((welcome) => !welcomed.some((one) => one.welcome === welcome))
    .flatMap(({ choices, place, step, text }) => {
      const choice = choices.find(({ food }) => food !== null && isAllowed(food) && isNew(food))
      if (choice === undefined) return []
      const line = writeLine({ choice, given: null }, null, dish, size)
      const said = text.replaceAll('{it}', `the ${line.name}`).replace(/[.]$/, '')
      // What is served beside has no step of its own.
      const isBeside = accompanimentIn(text) !== null
      const within = `${sentence(place)} step ${step}, ${said.charAt(0).toLowerCase()}${said.slice(1)}`
      return [{ name: `With ${line.name}`, text: `${isBeside ? said : within}.`, adds: [line.text] }]
    })
    .slice(0, MOST_VARIATIONS)
}
