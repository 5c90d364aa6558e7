import { expect, test } from 'vitest'
import { ALLERGENS, type Allergen, type Food } from '#app/domain/food/food.ts'
import { FOODS, foodById } from '#app/domain/food/foods.ts'

const OF_ANIMALS: readonly Allergen[] = ['milk', 'eggs', 'fish', 'crustaceans', 'molluscs']
const OF_THE_SEA: readonly Allergen[] = ['fish', 'crustaceans', 'molluscs']

function idsWhere(isWrong: (food: Food) => boolean): string[] {
  return FOODS.filter(isWrong).map((food) => food.id)
}

test('what is vegan has nothing from an animal, and is vegetarian', () => {
  const vegan = FOODS.filter((food) => food.isVegan)
  expect(vegan.length).toBeGreaterThan(700)
  expect(vegan.filter((food) => !food.isVegetarian)).toEqual([])
  expect(
    idsWhere((food) => food.isVegan && food.allergens.some((each) => OF_ANIMALS.includes(each))),
  ).toEqual([])
})

test('what is vegan has no cholesterol beyond the traces of USDA’s recipes', () => {
  const traceMg = 5
  expect(
    idsWhere((food) => food.isVegan && !food.standIn && (food.per100g.cholesterolMg ?? 0) > traceMg),
  ).toEqual([])
})

test('what is vegetarian has no fish or shellfish; meat, poultry and fish are not vegetarian', () => {
  expect(
    idsWhere((food) => food.isVegetarian && food.allergens.some((each) => OF_THE_SEA.includes(each))),
  ).toEqual([])
  expect(idsWhere((food) => ['meat', 'poultry', 'fish'].includes(food.group) && food.isVegetarian)).toEqual(
    [],
  )
})

test('everything of the fish group is fish, crustacean or mollusc', () => {
  expect(
    idsWhere((food) => food.group === 'fish' && !food.allergens.some((each) => OF_THE_SEA.includes(each))),
  ).toEqual([])
})

test('dairy has milk and eggs have eggs, unless they are the vegan kind', () => {
  expect(
    idsWhere((food) => food.group === 'dairy' && !food.isVegan && !food.allergens.includes('milk')),
  ).toEqual([])
  expect(
    idsWhere((food) => food.group === 'eggs' && !food.isVegan && !food.allergens.includes('eggs')),
  ).toEqual([])
})

/** Foods whose names carry an allergen, and the names that only sound so. */
const NAMED: readonly [Allergen, RegExp, RegExp][] = [
  [
    'gluten',
    /\b(?:wheat|bread|pasta|spaghetti|couscous|bulgur|semolina|barley|rye|oats?|oatcakes|seitan|freekeh|spelt|pitta|naan|chapati|bagel|croissant|pastry|soy sauce|beer|lager|malt|noodles)\b/,
    /squash|seasoning|pasta sauce|gluten.free|rice noodles|glass noodles|konjac|courgetti|buckwheat (?!noodle)|sweetbread|ginger beer|root beer|garlic bread dip/,
  ],
  [
    'milk',
    /\b(?:milk|cheese|butter|cream|yoghurt|paneer|ghee|custard)\b/,
    /almond|soya|coconut|oat|rice|plant|vegan|peanut|cashew|nut butter|seed butter|butter beans|cocoa butter|cream crackers|salad cream|cream of|creamed corn|custard apple|custard powder|escolar/,
  ],
  ['soya', /\b(?:soya|soy|tofu|miso|tempeh|edamame|natto|tamari)\b/, /x^/],
  ['sesame', /\b(?:sesame|tahini|hummus|halva)\b/, /x^/],
  ['peanuts', /\b(?:peanuts?|groundnut|satay)\b/, /x^/],
  ['mustard', /\bmustard\b/, /x^/],
  ['celery', /\b(?:celery|celeriac)\b/, /x^/],
  ['lupin', /\blupin\b/, /x^/],
  ['eggs', /\b(?:egg|eggs|mayonnaise|omelette|meringue)\b/, /eggplant|vegan|replacer/],
  ['crustaceans', /\b(?:prawns?|shrimp|crab|lobster|crayfish)\b/, /crab apple/],
  ['molluscs', /\b(?:mussels|oysters|clams|scallops|squid|octopus)\b/, /oyster mushroom/],
  ['nuts', /\b(?:almonds?|walnuts?|cashews?|hazelnuts?|pecans?|pistachios|pesto)\b/, /x^/],
  ['sulphites', /\b(?:wine|cider)\b/, /rice wine|wine vinegar substitute|shaoxing/],
]

test('an allergen in the name is among the allergens', () => {
  for (const [allergen, says, onlySounds] of NAMED) {
    const silent = FOODS.filter(
      ({ name, allergens }) => says.test(name) && !onlySounds.test(name) && !allergens.includes(allergen),
    )
    expect(
      silent.map((food) => food.id),
      allergen,
    ).toEqual([])
  }
})

test('derived ingredients carry the allergens of what they are made from', () => {
  const made: Record<string, readonly Allergen[]> = {
    'worcestershire-sauce': ['fish', 'gluten'],
    'soy-sauce': ['soya', 'gluten'],
    'oyster-sauce': ['molluscs', 'soya', 'gluten'],
    'fish-sauce': ['fish'],
    'vegetable-stock-cube': ['celery'],
    'chicken-stock': ['celery'],
    'thai-red-curry-paste': ['crustaceans', 'fish'],
    'thai-green-curry-paste': ['crustaceans'],
    pesto: ['milk', 'nuts'],
    mayonnaise: ['eggs', 'mustard'],
    'almond-paste': ['nuts'],
    couscous: ['gluten'],
    oats: ['gluten'],
    seitan: ['gluten'],
    'egg-noodles': ['gluten', 'eggs'],
    'red-wine': ['sulphites'],
    'dried-apricots': ['sulphites'],
    'pork-sausage': ['gluten', 'sulphites'],
    'hoisin-sauce': ['soya', 'gluten', 'sesame'],
    hummus: ['sesame'],
    surimi: ['fish', 'eggs', 'gluten'],
    kimchi: ['fish', 'crustaceans'],
    'caesar-dressing': ['fish', 'eggs', 'milk'],
    'chocolate-spread': ['nuts', 'milk', 'soya'],
    beer: ['gluten'],
    marmite: ['gluten', 'celery'],
  }
  for (const [id, allergens] of Object.entries(made)) {
    expect(foodById(id).allergens, id).toEqual(expect.arrayContaining([...allergens]))
  }
  expect(foodById('tamari').allergens).toEqual(['soya'])
})

test('hidden animals are known: rennet, gelatine, honey, anchovy, lard', () => {
  for (const id of 'parmesan pecorino gruyere pesto gelatine marshmallows worcestershire-sauce fish-sauce lard suet kimchi caesar-dressing chicken-stock'.split(
    ' ',
  )) {
    expect(foodById(id).isVegetarian, id).toBe(false)
  }
  for (const id of ['honey', 'ghee', 'egg-noodles', 'mayonnaise', 'brioche']) {
    expect(foodById(id).isVegan, id).toBe(false)
    expect(foodById(id).isVegetarian, id).toBe(true)
  }
})

test('an allergen is listed once, and every one of the fourteen occurs', () => {
  for (const food of FOODS) expect(new Set(food.allergens).size, food.id).toBe(food.allergens.length)
  for (const allergen of ALLERGENS)
    expect(
      FOODS.some((food) => food.allergens.includes(allergen)),
      allergen,
    ).toBe(true)
})
