import { cookbook } from '#app/cookbook.server.ts'
import { FOODS } from '#app/domain/food/foods.ts'
import { cookOneByOne } from '#app/domain/kitchen/kitchen.ts'
import { seededRandom } from '#app/domain/random.ts'
import { CUISINES } from '#app/domain/recipe/recipe.ts'
const random = seededRandom(20261123)
const usable = FOODS.filter(
  (food) => food.state !== 'cooked' && !food.roles.includes('dish') && !food.roles.includes('drink'),
)
let zero = 0,
  fewer = 0
for (let index = 0; index < 240; index++) {
  const count = 3 + Math.floor(random() * 8)
  const ingredients = Array.from({ length: count }, () => usable[Math.floor(random() * usable.length)]!.name)
  const numRecipes = 1 + Math.floor(random() * 3)
  const cuisine = CUISINES[Math.floor(random() * CUISINES.length)]!
  const made = []
  let err = ''
  try {
    for (const r of cookOneByOne(
      {
        ingredients,
        cuisine,
        numRecipes,
        seed: index,
        servings: 2,
        skillLevel: 'Beginner',
        dietaryRestriction: 'None',
      },
      cookbook(),
    ))
      made.push(r)
  } catch (e) {
    err = (e as Error).message
  }
  if (made.length < numRecipes) {
    if (made.length === 0) zero++
    else fewer++
    console.log(
      cuisine,
      numRecipes,
      made.map((m) => m.dish.id).join(' + '),
      '|',
      ingredients.join(', '),
      '|',
      err,
    )
  }
}
console.log({ zero, fewer })
