import { jugMl } from '#app/domain/kitchen/words.ts'
import { type Dish, partsIn } from '#app/domain/kitchen/dish.ts'
import { the } from '#app/domain/kitchen/labels.ts'
import { chain } from '#app/domain/kitchen/words.ts'

/** Water and stock for so many millilitres a serving, in words, counting the stock in the list. */
export function liquidWords(dish: Dish, mlPerServing: number): string {
  const stock = partsIn(dish, 'liquid').filter(
    (part) =>
      part.item.kind === 'stock' || part.item.kind === 'stock-cube' || part.item.kind === 'coconut-milk',
  )
  const haveG = stock
    .filter((part) => part.item.kind !== 'stock-cube')
    .reduce((sum, part) => sum + part.grams, 0)
  const waterMl = mlPerServing * dish.servings - haveG
  const water = waterMl >= 50 ? `${jugMl(waterMl)} water` : ''
  return chain(the(stock), water)
}
