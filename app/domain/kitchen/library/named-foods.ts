import type { Eater } from '#app/domain/food/eaters.ts'
import { nameTokens } from '#app/domain/food/food-names.ts'
import { foodNamedAgainst, listedWordsOf } from '#app/domain/recipe/named-foods-gate.ts'
import { WORDS_AGAINST_EATER } from '#app/domain/recipe/dietary-gate.ts'
import type { DietaryRestriction } from '#app/domain/recipe/recipe.ts'

const MEAT_AND_FISH =
  /\b(?:chicken|beef|pork|lamb|bacon|ham|veal|duck|turkey|sausages?|mince|meat|steaks?|fish|salmon|tuna|prawns?|shrimps?|anchov(?:y|ies)|bones?)\b/gi
const OF_HENS_AND_BEES = /\b(?:eggs?|yolks?|honey)\b/gi
const OF_MILK =
  /\b(?:butter|cheese|milk|yogh?urt|parmesan|pecorino|ghee|mozzarella|feta|(?:the|of|with|in|sour|double|whipped) cream)\b/gi
const OF_WHEAT = /\b(?:bread|breadcrumbs?|baguette|couscous|(?:on|with|buttered) toast)\b/gi

const TELLING: Readonly<Record<DietaryRestriction, readonly RegExp[]>> = {
  None: [],
  Vegetarian: [MEAT_AND_FISH],
  Vegan: [MEAT_AND_FISH, OF_HENS_AND_BEES, OF_MILK],
  'Gluten-Free': [OF_WHEAT],
  'Dairy-Free': [OF_MILK],
}

/**
 * Whether a sentence may be said to who keeps the diets and eats along: it names no food against them that is not among the ingredients,
 * where "butter" may be the vegan one.
 */
export function speechFor(
  diets: readonly DietaryRestriction[],
  lines: readonly string[],
  eaters: readonly Eater[] = [],
): (sentence: string) => boolean {
  const telling = [
    ...diets.flatMap((diet) => TELLING[diet]),
    ...eaters.map((eater) => WORDS_AGAINST_EATER[eater]),
  ]
  if (telling.length === 0) return () => true
  const listed = new Set(lines.flatMap(nameTokens))
  const names = listedWordsOf(lines)
  const wishes = { diets, allergens: [], dislikes: [], eaters }
  return (sentence) =>
    telling.every((words) =>
      [...sentence.matchAll(words)].every(([word]) => nameTokens(word).some((token) => listed.has(token))),
    ) && foodNamedAgainst(sentence, names, wishes) === null
}
