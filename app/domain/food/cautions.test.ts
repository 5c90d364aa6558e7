import { expect, test } from 'vitest'
import { eaterTreatmentOf, whyNotFor } from './cautions.ts'
import { EATERS, type Eater } from './eaters.ts'
import { FOODS, findFood, foodById } from './foods.ts'
import { FOODS_OF_CAUTION, LOW_IN_MERCURY } from './foods-of-cautions.ts'

/** Never eaten, eaten cooked through, or eaten as by everybody. */
type Answer = 'never' | 'cooked' | 'free'

function answerFor(id: string, eater: Eater): Answer {
  const food = foodById(id)
  if (whyNotFor(food, [eater]) !== null) return 'never'
  return eaterTreatmentOf(food, [eater]) === null ? 'free' : 'cooked'
}

const RULES: readonly [rule: string, underOne: Answer, pregnant: Answer, foods: string][] = [
  ['honey', 'never', 'free', 'honey honey-mustard-dressing granola'],
  [
    'alcohol',
    'never',
    'never',
    'red-wine white-wine beer spirits liqueur sake mirin shaoxing-wine marsala cider',
  ],
  ['extracts by the drop', 'free', 'free', 'vanilla-extract almond-extract'],
  [
    'liver and pâté',
    'never',
    'never',
    'chicken-liver calf-liver lamb-liver-cooked pork-liver haggis pate foie-gras',
  ],
  ['game', 'never', 'never', 'pheasant partridge grouse pigeon venison hare wild-boar goose'],
  [
    'fish high in mercury',
    'never',
    'never',
    'swordfish king-mackerel tuna-steak bluefin-tuna rock-salmon eel halibut',
  ],
  ['fish nobody calls low in mercury', 'never', 'never', 'fish-fillet barramundi escolar sea-bream'],
  ['fish low in mercury', 'cooked', 'cooked', 'salmon cod haddock trout mackerel prawns mussels squid'],
  ['tinned fish', 'free', 'free', 'tuna-canned salmon-canned sardines-canned'],
  ['raw shellfish', 'cooked', 'cooked', 'oysters scallops'],
  ['smoked and cured fish', 'never', 'cooked', 'smoked-salmon smoked-mackerel smoked-trout kipper'],
  [
    'cured and sliced meat',
    'never',
    'cooked',
    'parma-ham salami chorizo pepperoni ham sliced-turkey bresaola nduja',
  ],
  ['raw meat', 'cooked', 'cooked', 'beef-steak lamb-chop chicken-breast pork-mince'],
  ['cooked meat', 'free', 'free', 'chicken-breast-cooked beef-roasted'],
  ['mould-ripened cheese', 'cooked', 'cooked', 'brie camembert goats-cheese'],
  ['salty blue cheese', 'never', 'cooked', 'gorgonzola roquefort stilton'],
  ['mild cheese', 'free', 'free', 'cheddar mozzarella ricotta cream-cheese cottage-cheese paneer'],
  ['salty cheese', 'never', 'free', 'parmesan feta american-cheese'],
  ['eggs', 'cooked', 'cooked', 'egg egg-white egg-yolk duck-egg quail-egg egg-boiled'],
  [
    'dishes with raw egg, meat or fish',
    'never',
    'never',
    'tiramisu chocolate-mousse sashimi nigiri ceviche eggs-benedict',
  ],
  [
    'salt and what is salty',
    'never',
    'free',
    'salt soy-sauce fish-sauce vegetable-stock-cube chicken-stock gravy miso',
  ],
  ['leaven', 'free', 'free', 'baking-powder bicarbonate-of-soda'],
  ['added sugar', 'never', 'free', 'sugar maple-syrup jam milk-chocolate condensed-milk'],
  [
    'whole nuts and what chokes',
    'never',
    'free',
    'almonds walnuts peanuts pine-nuts grapes cherry-tomato popcorn-kernels',
  ],
  ['ground nuts', 'free', 'free', 'ground-almonds peanut-butter almond-butter tahini'],
  ['coffee and tea', 'never', 'free', 'coffee espresso green-tea matcha'],
  ['rice drink', 'never', 'free', 'rice-milk'],
  [
    'everything else',
    'free',
    'free',
    'carrot rice-noodles lentils banana whole-milk natural-yoghurt oats olive-oil basil',
  ],
]

test.each(RULES)('%s: %s under one year, %s in pregnancy', (_, underOne, pregnant, foods) => {
  for (const id of foods.split(' ')) {
    expect(answerFor(id, 'under-one'), id).toBe(underOne)
    expect(answerFor(id, 'pregnant'), id).toBe(pregnant)
  }
})

test('every id listed is a food of the table, and listed once', () => {
  for (const list of [...Object.values(FOODS_OF_CAUTION), LOW_IN_MERCURY]) {
    const ids = list.split(/\s+/)
    expect(ids.filter((id) => findFood(id) === null)).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('the reason names the eater and what it is about', () => {
  expect(whyNotFor(foodById('calf-liver'), ['pregnant'])).toBe('not in pregnancy: vitamin A')
  expect(whyNotFor(foodById('honey'), ['pregnant', 'under-one'])).toBe('not under one year: infant botulism')
  expect(whyNotFor(foodById('honey'), [])).toBeNull()
})

/** What the names of foods say; foods that only sound so. */
const SAID_BY_NAMES: readonly [eaters: readonly Eater[], says: RegExp, onlySounds: RegExp][] = [
  [EATERS, /\b(?:liver|pâté|foie gras)\b/, /x^/],
  [
    EATERS,
    /\b(?:wine|beer|cider|rum|brandy|liqueur|vodka|whisky|sherry|sake)\b/,
    /vinegar|ginger beer|root beer|beer batter/,
  ],
  [EATERS, /\b(?:swordfish|shark|marlin|king mackerel|bluefin|venison|pheasant|partridge|grouse)\b/, /x^/],
  [['under-one'], /\bhoney\b/, /honeydew/],
  [['under-one'], /\b(?:salt|salted|stock cube)\b/, /unsalted/],
  [['under-one'], /\b(?:sugar|syrup)\b/, /sugar snap/],
]

test('what the name of a food says is known of it', () => {
  for (const [eaters, says, onlySounds] of SAID_BY_NAMES) {
    for (const eater of eaters) {
      const missed = FOODS.filter(
        (food) => says.test(food.name) && !onlySounds.test(food.name) && whyNotFor(food, [eater]) === null,
      )
      expect(
        missed.map(({ id }) => id),
        `${says} ${eater}`,
      ).toEqual([])
    }
  }
})

test('cured, smoked and mould-ripened food is never taken as it is', () => {
  const said =
    /\b(?:salami|prosciutto|parma|chorizo|pepperoni|smoked (?:salmon|trout|mackerel)|brie|camembert|blue cheese|gorgonzola)\b/
  const ready = FOODS.filter(
    ({ name, group }) => said.test(name) && group !== 'dishes' && group !== 'condiments',
  )
  expect(ready.length).toBeGreaterThan(10)
  expect(ready.filter(({ id }) => answerFor(id, 'pregnant') === 'free').map(({ id }) => id)).toEqual([])
})
