import { nameTokens } from '#app/domain/food/food-names.ts'
import { foodById } from '#app/domain/food/foods.ts'
import type { LibraryPart } from './portions.ts'
import type { LibraryDish } from './types.ts'

/**
 * A title of a dish as it is cooked: millet that stands for quinoa is named instead of it. Null where the title names a food
 * that is left out: no chilli, no "garlic, oil and chilli".
 */
export function titleFor(template: string, dish: LibraryDish, parts: readonly LibraryPart[]): string | null {
  const isThere = new Set(parts.flatMap(({ item }) => nameTokens(item.name)))
  let title = template
  for (const [name, { foods }] of Object.entries(dish.slots)) {
    const part = parts.find((one) => one.name === name)
    const own = foodById(foods[0])
    if (part === undefined) {
      const said = nameTokens(title.replaceAll(/\{[^}]*\}/g, ' '))
      const isNamed = foods.some((id) => {
        const noun = nameTokens(foodById(id).name).at(-1)
        return noun !== undefined && said.includes(noun) && !isThere.has(noun)
      })
      if (isNamed) return null
    } else if (part.item.key !== own.id && !nameTokens(own.name).some((token) => isThere.has(token))) {
      title = title.replaceAll(
        new RegExp(`\\b${own.name.replaceAll(/[^\p{L} -]/gu, '.')}\\b(?![^{]*\\})`, 'gi'),
        part.item.name,
      )
    }
  }
  return title
}
