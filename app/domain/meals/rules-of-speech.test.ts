import { expect, test } from 'vitest'
import { findMealFood } from './vocabulary/meal-vocabulary.ts'
import { readMeal } from './read-meal.ts'

const idsOf = (description: string) => readMeal(description).components.map(({ foodId }) => foodId)
const namesOf = (description: string) =>
  readMeal(description).components.map(({ name }) => name.toLowerCase())
const kcalOf = (description: string) => readMeal(description).total.kcal
const gramsOf = (said: string) => readMeal(said).components.at(-1)?.grams ?? 0

test('what was left out is taken away from the dish that holds it, and from no other', () => {
  const without = readMeal('chicken burger, no bun')
  expect(without.components).toHaveLength(1)
  expect(without.total.kcal).toBeLessThan(kcalOf('chicken burger') - 90)
  expect(without.total.kcal).toBeGreaterThan(80)
  expect(kcalOf('greek salad, hold the feta')).toBeLessThan(kcalOf('greek salad'))
  expect(kcalOf('a cheeseburger without cheese')).toBeLessThan(kcalOf('a cheeseburger'))
  expect(kcalOf('a banana without sugar')).toBeCloseTo(kcalOf('a banana'), 6)
  const [row] = without.components
  expect(findMealFood(row!.foodId)?.name).toMatch(/no bun$/)
})

test('what a dish holds already counts once, and gives way to what is said of it', () => {
  expect(idsOf('bibimbap with a fried egg').length).toBeLessThanOrEqual(2)
  expect(kcalOf('bibimbap with a fried egg')).toBeLessThan(kcalOf('bibimbap') * 1.15)
  expect(kcalOf('chole bhature (2 bhature)')).toBeCloseTo(kcalOf('chole bhature'), 0)
  expect(namesOf('poke bowl with brown rice').join()).toMatch(/no .*rice.*brown rice/)
  expect(kcalOf('ham sandwich (2 slices white bread, 10 g butter, 3 slices ham)')).toBeLessThan(500)
  expect(kcalOf('roti sabzi, 3 roti')).toBeLessThan(kcalOf('roti sabzi') + 2.5 * kcalOf('1 roti'))
})

test('what is left out is taken by the grams of the dish itself, one part after another', () => {
  const [row] = readMeal('salade nicoise without egg, no potatoes').components
  expect(findMealFood(row!.foodId)?.per100g().kcal).toBeGreaterThan(0)
  expect(row!.foodId.split('~without-')).toHaveLength(3)
  expect(kcalOf('bunless burger')).toBeLessThan(kcalOf('burger') - 90)
  expect(kcalOf('a burger w/o cheese')).toBeCloseTo(kcalOf('a burger without cheese'), 0)
})

test('several meals of a day have each their own name; of other people nothing is counted', () => {
  const { components } = readMeal('breakfast: 2 eggs; lunch: ham sandwich; dinner: steak 250 g with chips')
  expect(components.map(({ meal }) => meal)).toEqual(['breakfast', 'lunch', 'dinner', 'dinner'])
  expect(readMeal('I had toast for breakfast').components[0]!.meal).toBeNull()
  const pair = readMeal('I had a burger and my wife had a salad')
  expect(pair.components).toHaveLength(1)
  expect(pair.refused.map(({ reason }) => reason).join()).toMatch(/salad.*somebody else’s/)
})

test('reads labels of days and people, counts with x, and ties of other languages', () => {
  expect(idsOf('Mon: toast and jam, Tue: porridge').length).toBeGreaterThanOrEqual(2)
  expect(idsOf('me: flat white. him: large cappuccino and a brownie')).toEqual(['flat-white'])
  expect(gramsOf('vada pav x2')).toBeCloseTo(2 * gramsOf('1 vada pav'), 0)
  expect(kcalOf('2 brötchen mit butter und käse')).toBeLessThan(900)
})

test('a meal of fast food is the food, fries and one drink', () => {
  expect(namesOf('mcchicken meal').join()).toMatch(/chicken.*(?:fries|chips).*co(?:la|ke)/)
  expect(namesOf('whopper meal with sprite')).toHaveLength(3)
  expect(kcalOf('large big mac meal and a coke zero')).toBeLessThan(kcalOf('large big mac meal'))
  expect(kcalOf('large whopper meal')).toBeGreaterThan(kcalOf('whopper meal'))
})

test('a container adds nothing to what it holds, a meal deal counts once', () => {
  expect(namesOf('mezze plate: hummus, tabbouleh, pitta').join()).not.toMatch(/mezze|platter/)
  expect(namesOf('buddha bowl with quinoa, chickpeas, avocado and kale')).toHaveLength(4)
  expect(idsOf('tesco meal deal: ham sandwich, crisps and a diet coke')).not.toContain('meal-deal')
  expect(idsOf('meal deal')).toEqual(['meal-deal'])
  expect(idsOf('plate of roast chicken, potatoes, carrots and gravy')).toHaveLength(4)
})

test('a count behind a food and its topping belongs to both', () => {
  expect(kcalOf('bagel with cream cheese x2')).toBeCloseTo(2 * kcalOf('bagel with cream cheese'), -1)
  expect(kcalOf('rice cakes with almond butter x 2')).toBeLessThan(300)
})

test('a bracket says which kind it was, what is in it, or how it was weighed', () => {
  expect(idsOf('soup (tomato)')).toEqual(idsOf('tomato soup'))
  expect(kcalOf('coffee (oat milk)')).toBeLessThan(60)
  expect(kcalOf('200g rice (dry)')).toBeGreaterThan(650)
  expect(kcalOf('cereal (weetabix x2, skimmed milk)')).toBeLessThan(230)
})

test('of a dish told with its servings what was eaten counts', () => {
  expect(kcalOf('cottage pie serves 4, ate one portion')).toBeCloseTo(kcalOf('cottage pie'), 0)
  expect(gramsOf('chicken curry for two, I had half')).toBeCloseTo(gramsOf('I had chicken curry'), 0)
})

test('what was left on the plate does not count', () => {
  expect(kcalOf('steak and chips, left the chips')).toBeLessThan(kcalOf('steak and chips') - 150)
  expect(kcalOf('ate most of a chicken burrito')).toBeCloseTo(0.8 * kcalOf('ate a chicken burrito'), 0)
  expect(kcalOf('fish and chips but only ate half the chips')).toBeGreaterThan(450)
})

test('what others ate does not count, however it is told', () => {
  expect(namesOf('me: burger and fries / kids: nuggets and chips').join()).not.toMatch(/nugget/)
  expect(idsOf('a flat white for me and for her a hot chocolate')).toEqual(['flat-white'])
})

test('food beside food counts in a told meal', () => {
  expect(namesOf('I had sea bass with chips').join()).toMatch(/bass.*chips/)
})

test('a part of a bird on a menu is that dish, any other half is half of it', () => {
  expect(idsOf('half chicken nandos')).toEqual(['nandos-half-chicken'])
  expect(kcalOf('half a banana')).toBeCloseTo(kcalOf('1 banana') / 2, 0)
})

test('a pizza is as big as is said, by its inches or by the slices it is cut in', () => {
  expect(gramsOf('pepperoni pizza (12")')).toBeCloseTo(gramsOf('12 inch pepperoni pizza'), 0)
  expect(gramsOf('pepperoni pizza 30 cm')).toBeCloseTo(gramsOf('12 inch pepperoni pizza'), -2)
  expect(gramsOf('8 slice pizza')).toBeLessThan(gramsOf('8 slices of pizza'))
})

test('amounts behind foods belong to the foods before them', () => {
  expect(kcalOf('bread 2 slices butter 10g')).toBeCloseTo(kcalOf('2 slices bread, 10g butter'), 0)
  expect(kcalOf('rice 200g chicken 150g')).toBeCloseTo(kcalOf('200g rice, 150g chicken'), 0)
})

test('extra with a number counts what is extra', () => {
  expect(idsOf('burger with extra cheese x3')).toEqual(['hamburger', 'cheddar'])
  expect(kcalOf('burger with extra cheese x3')).toBeLessThan(2 * kcalOf('burger'))
})

test('"no" denies what stands behind it, not the food before', () => {
  expect(namesOf('tea with milk no sugar').join()).toBe('tea with milk')
  expect(idsOf('heineken 0.0')).toEqual(['heineken-0-0'])
})

test('a vague word is asked about by the kinds that are usual', () => {
  const [row] = readMeal('soup').components
  expect(row).toMatchObject({ isVague: true })
  expect(row!.kinds.length).toBeGreaterThan(1)
})

test('slices behind what is spread on them count the bread', () => {
  expect(gramsOf('toast with butter 2 slices')).toBeLessThan(30)
  expect(kcalOf('toast with butter 2 slices')).toBeCloseTo(kcalOf('2 slices toast with butter'), -1)
})

test('names made of common words are names: a day of roast, a shop with an ampersand', () => {
  expect(idsOf('sunday roast')).toEqual(['roast-dinner'])
  expect(idsOf('m&s prawn mayo sandwich')).toEqual(['prawn-mayo-sandwich'])
  expect(kcalOf('snickers')).toBeLessThan(1.1 * kcalOf('1 snickers'))
})

test('what is bought as a whole is counted as a whole', () => {
  const [hotDogs] = readMeal('2 hot dogs').components
  expect(hotDogs?.nutrients.carbsG).toBeGreaterThan(40)
  expect(readMeal('2 frankfurters').total.carbsG).toBeLessThan(10)
  expect(readMeal('I ate a turkey submarine sandwich for lunch at work').total.kcal).toBeGreaterThan(250)
})

test('a plate grows with the count of what it is known by', () => {
  const gramsOf = (said: string) => readMeal(said).components.reduce((sum, { grams }) => sum + grams, 0)
  expect(gramsOf('3 eggs on toast')).toBeGreaterThan(1.3 * gramsOf('2 eggs on toast'))
  expect(gramsOf('4 idlis with sambar')).toBeLessThan(350)
})

test('of a denial with nothing before it only the first food is left out', () => {
  expect(readMeal('no sugar black coffee').components.map(({ name }) => name)).toEqual(['Black americano'])
  expect(readMeal('no bun burger').total.carbsG).toBeLessThan(15)
})

test('what “and a” ties is a food of its own', () => {
  expect(readMeal('a chocolate bar and a soda').components).toHaveLength(2)
  expect(readMeal('40g lucky charms with a cup of milk').components).toHaveLength(2)
})

test('a food told by its kind and by its name counts once', () => {
  const said = 'For my snack I had a Whopper Jr with cheese, which was a satisfying cheeseburger.'
  expect(readMeal(said).components).toHaveLength(1)
})

test('a heading before a colon is told by what follows, whatever else it says', () => {
  expect(idsOf('curry night: chicken tikka masala, pilau rice')).toEqual([
    'chicken-tikka-masala',
    'pilau-rice',
  ])
})

test('“another bowl” is one more of what was in the first', () => {
  expect(kcalOf('a bowl of porridge, then another bowl')).toBeCloseTo(2 * kcalOf('a bowl of porridge'), 0)
  expect(kcalOf('a beer and another one')).toBeCloseTo(2 * kcalOf('a beer'), 0)
})

test('a share of a pack is of the pack that shops sell', () => {
  expect(gramsOf('half a pack of digestives')).toBeGreaterThan(100)
})

test('a large pizza is a whole one', () => {
  expect(kcalOf('dominos large pepperoni')).toBeGreaterThan(1200)
})

test('a vague dish stays vague where its kind is only assumed', () => {
  expect(readMeal('stew with dumplings').components[0]).toMatchObject({ isVague: true })
})

test('the bread of a sandwich counts once, and counts', () => {
  expect(kcalOf('subway 6 inch turkey breast on wheat, no cheese no sauce')).toBeGreaterThan(200)
})

test('a dish named with its plate stays where its parts are told again', () => {
  expect(kcalOf('cheese board with crackers and grapes')).toBeGreaterThan(600)
  expect(kcalOf('ramen bowl with egg and pork')).toBeGreaterThan(400)
  expect(idsOf('buddha bowl: quinoa, chickpeas, kale')).toHaveLength(3)
})

test('a bracket of a dish’s parts weighs it', () => {
  expect(idsOf('omelette (3 eggs, cheese, ham)')).not.toContain('omelette')
})

test('a comma parts foods of a list, above all behind an amount', () => {
  expect(idsOf('150g chicken, half a bag of veg, nest of noodles')).toHaveLength(3)
})

test('a patty by itself does not hold the bun that is told with it', () => {
  expect(kcalOf('beef burger 113g in a brioche bun')).toBeGreaterThan(kcalOf('beef burger 113g') + 100)
})

test('a whole name is read though its words are measures, places and restaurants', () => {
  expect(idsOf('hot pot')).toEqual(['hot-pot'])
  expect(idsOf('after eight')).toEqual(['after-eight'])
  expect(idsOf("aunt bessie's yorkshire pudding")).toEqual(['aunt-bessies-yorkshire-pudding'])
  expect(readMeal("a mcdonald's").notCounted).not.toEqual([])
})

test('a size behind the food is the size of it', () => {
  expect(gramsOf('penne arrabiata, big portion')).toBeGreaterThan(1.2 * gramsOf('penne arrabiata'))
})

test('a food behind "with" that the name of the dish does not say counts by itself', () => {
  const { components, notCounted } = readMeal(
    'i had a plate of my mums chicken biryani with raita last night',
  )
  expect(components).toHaveLength(2)
  expect(notCounted).toEqual([])
})
