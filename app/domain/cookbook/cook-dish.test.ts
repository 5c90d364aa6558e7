import { expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { cookOneByOne } from '#app/domain/kitchen/kitchen.ts'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { PLAIN_REQUEST } from '#tests/support/plain-request.ts'

function cook(foods: string, change: Partial<RecipeRequest> = {}) {
  const ingredients = foods.split('; ')
  return [...cookOneByOne({ ...PLAIN_REQUEST, ingredients, ...change }, cookbook())]
}

test.each<[foods: string, dish: string, change?: Partial<RecipeRequest>]>([
  ['leftover mashed potato; leftover cabbage; bacon', 'bubble-and-squeak'],
  ['eggs; potatoes; onion', 'tortilla-espanola', { cuisine: 'Mediterranean' }],
  ['eggs; tomatoes', 'tomato-and-egg', { cuisine: 'Chinese' }],
  ['rhubarb; ginger; oats; brown sugar', 'rhubarb-crumble'],
  ['rump steak; mushrooms; green beans; peppercorns; double cream', 'steak-au-poivre'],
  ['chicken; peppers; onion; tortillas; lime', 'chicken-fajitas|fajita-tray-bake', { cuisine: 'Mexican' }],
  ['pork belly; soy sauce; ginger; spring onions; sugar', 'red-braised-pork-belly'],
  ['dark chocolate; eggs; sugar; butter; ground almonds', 'flourless-chocolate-cake'],
  ['duck legs; cherries; red wine', 'duck-legs-with-cherries'],
  ['tuna; sweetcorn; mayonnaise; pasta; for packed lunches', 'tuna-pasta-salad'],
  ['fish fingers; potatoes; peas; kids’ dinner', 'fish-fingers-chips-and-peas'],
  ['a glut of courgettes; eggs; parmesan', 'frittata'],
  ['that jar of pesto; leftover roast chicken; pasta', 'pesto-pasta'],
  ['whole chicken; potatoes; carrots; stuffing mix; gravy granules', 'roast-chicken-dinner'],
  ['beef; carrots; potatoes; slow cooker', 'slow-cooker-beef-stew'],
  ['can of coke; gammon joint', 'slow-cooker-gammon'],
  ['chicken; peppers; curry', 'curry|chicken-jalfrezi'],
  ['chicken; coconut milk; something Thai', 'tom-kha'],
  ['beef; carrots; casserole', 'beef-and-stout-stew|beef-stew'],
  ['mincemeat; puff pastry', 'mince-pies'],
])('%s is the dish people mean: %s', (foods, dish, change) => {
  const [recipe] = cook(foods, change)
  expect(dish.split('|')).toContain(recipe?.dish?.id)
})

test('a diet typed among the foods is kept', () => {
  const [recipe] = cook('pasta; mushrooms; double cream; vegan')
  expect(recipe!.draft.ingredients.map(({ text }) => text).join()).not.toMatch(/double cream|parmesan|butter/)
})

test('a drink goes into the dish that has it, and is left out of others with the reason', () => {
  const [gammon] = cook('gammon joint; cola')
  expect(gammon!.draft.ingredients.map(({ text }) => text).join()).toMatch(/ml cola/)
  expect(gammon!.leftOut).toEqual([])
  expect(cook('chicken; rice; cola')[0]!.leftOut).toEqual([
    { ingredient: 'cola', reason: expect.stringMatching(/for drinking/) },
  ])
})

test('a food that a diet forbids comes as its stand-in', () => {
  const [recipe] = cook('mushrooms; risotto rice; parmesan', { dietaryRestriction: 'Vegetarian' })
  expect(recipe!.dish?.id).toBe('mushroom-risotto')
  expect(recipe!.draft.ingredients.map(({ text }) => text).join('\n')).toMatch(/vegetarian hard cheese/i)
})

test('the servings asked for are the servings of the recipe, and amounts follow', () => {
  const potatoes = (servings: number) =>
    cook('white fish; potatoes; prawns; milk', { servings })[0]!.draft.ingredients.find(({ text }) =>
      /potatoes/.test(text),
    )!.text
  expect(potatoes(2)).toMatch(/^500 g/)
  expect(potatoes(8)).toMatch(/^2 kg/)
})

test('recipes of one answer are different dishes under different names', () => {
  const recipes = cook('mince; onion; carrots; potatoes', { numRecipes: 3 })
  expect(new Set(recipes.map(({ draft }) => draft.name)).size).toBe(3)
  expect(new Set(recipes.map(({ dish }, index) => dish?.id ?? index)).size).toBe(3)
})

test('a dish the person had lately comes after one they did not have', () => {
  const [before] = cook('sausages; potatoes; onions; peas')
  const dish = before!.dish
  const [after] = cook('sausages; potatoes; onions; peas', {
    recentRecipes: [{ name: before!.draft.name, dishTemplate: before!.draft.dishTemplate, dish }],
  })
  expect(after!.dish?.id).not.toBe(dish.id)
})

test('a wish that cannot be met is said with the recipe', () => {
  const [recipe] = cook('beef brisket; carrots; 15 minutes')
  expect(recipe!.leftOut).toContainEqual({
    ingredient: '15 minutes',
    reason: `This recipe takes ${recipe!.draft.cookingTimeMin} minutes. We don’t have a quicker one for these foods.`,
  })
})

test('a food the dish has no place for is named with the reason', () => {
  const [recipe] = cook('spaghetti; eggs; pancetta; parmesan; cinnamon')
  expect(recipe!.dish?.id).toBe('carbonara')
  expect(recipe!.leftOut).toEqual([
    {
      ingredient: 'cinnamon',
      reason: 'This dish doesn’t need it.',
    },
  ])
})

test('a bracket with a list of foods is said for those of them that are used', () => {
  const [dip] = cook('2 aubergines; tahini; garlic; lemon; half a pomegranate; pittas')
  expect(dip!.dish.id).toBe('baba-ganoush')
  expect(dip!.draft.instructions.at(-1)).toContain('Scatter with the pomegranate')
})
