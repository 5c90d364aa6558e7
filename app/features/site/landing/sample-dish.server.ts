import type { Cookbook } from '#app/domain/cookbook/cookbook.ts'
import { writeRecipes } from '#app/domain/kitchen/kitchen.ts'
import { checkDraft } from '#app/features/recipes/generate/check-draft.ts'
import { type Basket, BASKETS } from './baskets.ts'
import { readMadeAhead } from './made-ahead.server.ts'
import { presentDish } from './present-dish.server.ts'
import type { ShownDish } from './shown-dish.ts'

const WRITTEN_BY = 'the Mealwright kitchen'

let kept: ShownDish | undefined

/** The dish on the plate before a visitor has typed: written by the kitchen, ahead in the build or once per process. */
export function landingSampleDish(book: () => Cookbook): ShownDish {
  kept ??= readMadeAhead()?.dish ?? cookBasket(BASKETS[0], book())
  return kept
}

/** The dish that the kitchen writes for a basket, counted like every other. */
export function cookBasket({ id, request }: Basket, book: Cookbook): ShownDish {
  const draft = writeRecipes(request, book).drafts[0]
  if (!draft) throw new Error(`The kitchen wrote nothing for the basket "${id}"`)
  const checked = checkDraft(draft, request, WRITTEN_BY)
  if (!checked.ok) throw new Error(`The recipe of the basket "${id}" was refused: ${checked.reason}`)
  return presentDish(checked.recipe)
}
