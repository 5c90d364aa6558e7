import { weekPlan, suppers, batch, portions, allergy, dates, greens } from './kitchen-scenes.ts'
import { calories, protein, fibre, label, salt } from './nutrition-scenes.ts'

/** The drawing of every starter article, by its slug. */
export const SCENES: Readonly<Record<string, () => string>> = {
  'how-calories-and-macros-are-worked-out': calories,
  'how-much-protein-do-you-need': protein,
  'thirty-grams-of-fibre': fibre,
  'how-to-read-a-food-label': label,
  'six-grams-of-salt': salt,
  'plan-a-week-from-the-fridge': weekPlan,
  'ten-store-cupboard-suppers': suppers,
  'batch-cook-grains-and-pulses': batch,
  'portions-by-eye-or-by-scales': portions,
  'cooking-for-an-allergy': allergy,
  'use-by-best-before-and-the-freezer': dates,
  'keep-greens-fresh': greens,
}
