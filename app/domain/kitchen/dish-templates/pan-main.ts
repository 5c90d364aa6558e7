import { type Dish, type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { bare, label, pluralLabel, the, them } from '#app/domain/kitchen/labels.ts'
import { flavoured, plurals } from '#app/domain/kitchen/naming.ts'
import { type Act, NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pan, render, seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { enrich, sour, withSide } from '#app/domain/kitchen/techniques/finish.ts'
import { fryWhole } from '#app/domain/kitchen/techniques/protein.ts'
import { boilPolenta, boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { fryVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { listOf } from '#app/domain/kitchen/words.ts'
import {
  CONDIMENT,
  FIRM_VEGETABLES,
  LEAVES,
  MEATS,
  NUTS,
  SAVOURY,
  VEGETARIAN_MAINS,
  garlicClove,
  givenIn,
  oil,
  rule,
} from './slot-rules.ts'

const SIDE_STARCH = rule(
  'starch',
  1,
  ['potato', 'sweet-potato', 'rice', 'cooked-rice', 'quick-grain', 'slow-grain', 'pasta', 'polenta'],
  1,
)

/** The starch beside a main: mashed when it is potato and there is something to mash it with, boiled otherwise. */
function sideStarch(dish: Dish): { put: ReturnType<typeof step>[]; end: Act } {
  const starch = firstIn(dish, 'starch')
  if (!starch) return { put: [], end: NOTHING }
  const boiled =
    starch.item.kind === 'polenta' ? { act: boilPolenta(dish, starch), waitMin: 0 } : boilStarch(dish, starch)
  return {
    put: [starting(step(boiled.act), 'starch', boiled.waitMin)],
    end: act(`Serve with ${the([starch])}.`, 1),
  }
}

export const panMain: DishTemplate = {
  id: 'pan-main',
  noun: 'plate from the pan',
  plate: 'dinner plate',
  family: 'pan',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.6 },
  cuisines: {
    American: 0.8,
    Italian: 0.9,
    Mediterranean: 0.8,
    Japanese: 0.6,
    Mexican: -0.4,
    Indian: -0.3,
    Chinese: -0.4,
  },
  style: 'pan',
  slots: [
    rule('main', 1, [...MEATS, 'white-fish', 'oily-fish', 'prawns', 'sausage', ...VEGETARIAN_MAINS, 'squid']),
    rule('bacon', 1, ['bacon'], 0.6),
    rule(
      'veg',
      3,
      FIRM_VEGETABLES.filter((kind) => !['squash', 'beetroot'].includes(kind)),
      1.1,
    ),
    rule('leaf', 1, LEAVES),
    ...SAVOURY.filter((one) => one.slot !== 'aromatic'),
    rule('veg', 1, ['allium']),
    rule('veg', 1, ['sweet-citrus', 'firm-fruit'], 0.5),
    rule('dairy', 1, ['cream', 'yoghurt', 'soft-cheese']),
    rule('sauce', 3, [
      'soy',
      'asian-sauce',
      'miso',
      'mustard',
      'syrup',
      'hot-sauce',
      'sesame-oil',
      'pesto',
      'ketchup',
    ]),
    rule('liquid', 1, ['wine', 'stock'], 0.5),
    rule('topping', 1, ['briny', 'hard-cheese']),
    NUTS,
    CONDIMENT,
    SIDE_STARCH,
  ],
  fills: [
    {
      slot: 'veg',
      across: ['veg', 'leaf'],
      ids: (dish) => ['green-beans', 'broccoli', ...dish.cuisine.vegetable],
      must: true,
    },
    oil,
    {
      slot: 'starch',
      ids: (dish) =>
        ['American', 'Italian', 'Mediterranean'].includes(dish.cuisine.name)
          ? ['new-potato', 'potato']
          : dish.cuisine.rice,
      must: true,
    },
    garlicClove,
  ],
  cuts: { main: 'whole', veg: 'bite', starch: 'bite' },
  suits: (dish) => givenIn(dish, 'main') > 0,
  cook: (dish) => {
    const main = firstIn(dish, 'main')!
    const side = sideStarch(dish)
    const salt = seasoning(dish)
    const veg = partsIn(dish, 'veg')
    const acids = partsIn(dish, 'acid')
    const sauces = partsIn(dish, 'sauce')
    const liquid = partsIn(dish, 'liquid')
    const dairy = partsIn(dish, 'dairy')
    const pour = [...sauces, ...liquid]
    const hasSauce = pour.length + acids.length > 0
    const tops = partsIn(dish, 'topping', 'herb')
    const dry = bySkill(
      dish,
      `Pat ${the([main])} dry with kitchen paper: a dry surface browns, a wet one steams.${salt === '' ? '' : ` Season with ${salt}.`}`,
      salt === '' ? '' : `Season ${the([main])} with ${salt}.`,
      `Dry ${the([main])} well${salt === '' ? '' : ` and season with ${salt}`}.`,
    )
    const panSauce = hasSauce
      ? act(
          bySkill(
            dish,
            `Pour ${listOf([...(pour.length > 0 ? [the(pour)] : []), ...(acids.length > 0 ? [sour(acids)] : []), `${dish.servings + 1} tbsp water`])} into the empty pan and bubble for 1 to 2 minutes, scraping up the brown bits: they are the best of the sauce.`,
            `Add ${listOf([...(pour.length > 0 ? [the(pour)] : []), ...(acids.length > 0 ? [sour(acids)] : []), `${dish.servings + 1} tbsp water`])} to the pan and bubble for 1 minute, scraping up the brown bits.`,
            `Deglaze with ${listOf([...(pour.length > 0 ? [the(pour)] : []), ...(acids.length > 0 ? [sour(acids)] : []), `${dish.servings + 1} tbsp water`])}; reduce by half${dish.skill === 'Advanced' && ['Italian', 'American', 'Mediterranean'].includes(dish.cuisine.name) ? ', and swirl in any resting juices' : ''}.`,
          ),
          2,
        )
      : NOTHING
    return [
      ...side.put,
      step(
        act(dry, 1),
        heatFat(dish, pan(dish), 'medium-high'),
        render(dish),
        fryWhole(dish, main),
        act(`Keep ${them([main])} warm on a plate.`),
      ),
      step(
        act('Return the pan to the heat.'),
        fryVegetables(dish, veg),
        bloom(dish),
        wilt(dish, partsIn(dish, 'leaf')),
      ),
      awaiting(
        step(
          act(hasSauce && veg.length > 0 ? 'Move the vegetables to the plates.' : ''),
          panSauce,
          enrich(dish),
          act(
            hasSauce || dairy.length > 0
              ? `Spoon the sauce over ${the([main])}.`
              : `Put ${the([main])} with the vegetables.`,
            1,
          ),
          tops.length > 0 ? act(`Scatter with ${the(tops)}.`) : NOTHING,
          side.end,
          withSide(dish),
        ),
        'starch',
      ),
    ]
  },
  names: (dish) => {
    const main = firstIn(dish, 'main')!
    const [veg] = partsIn(dish, 'leaf', 'veg')
    const starch = firstIn(dish, 'starch')
    const beside = [...(veg ? [veg] : []), ...(starch ? [starch] : [])]
    return [
      flavoured(dish, `${pluralLabel(main)} with ${plurals(beside)}`),
      flavoured(dish, `pan-fried ${pluralLabel(main)} with ${plurals(beside.slice(0, 1))}`),
    ]
  },
  descriptions: (dish) => {
    const main = firstIn(dish, 'main')!
    return [
      `${pluralLabel(main)} browned in a hot pan, with ${bare(partsIn(dish, 'veg', 'leaf').slice(0, 2))} and ${label(firstIn(dish, 'starch')!)} beside ${them([main])}.`,
      `A plain weeknight plate, done properly: a dry surface, a hot pan and a sauce from what sticks to it.`,
    ]
  },
}
