import { CORE_TEMPERATURES } from '#app/domain/food/core-temperatures.ts'
import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, label, pluralLabel, the } from '#app/domain/kitchen/labels.ts'
import { flavoured } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { heatFat, pan, seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { sour, withSide } from '#app/domain/kitchen/techniques/finish.ts'
import { chain } from '#app/domain/kitchen/words.ts'
import { FAT, GARLIC, HERBS, SEASON, SPICES, givenIn, rule } from './slot-rules.ts'

export const burger: DishTemplate = {
  id: 'burger',
  noun: 'burger',
  plate: 'burger',
  family: 'bread',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.7 },
  only: ['American', 'Mediterranean', 'Mexican', 'Indian'],
  cuisines: { American: 1.8, Mediterranean: 0, Mexican: -0.3, Indian: -0.6 },
  style: 'filling',
  givenOnly: ['acid'],
  slots: [
    rule('main', 1, ['mince', 'pulse-cooked', 'canned-fish', 'tempeh'], 1.05),
    rule('base', 1, ['roll']),
    rule('raw', 3, ['salad-leaf', 'tomato', 'avocado', 'raw-vegetable'], 0.5),
    rule('cheese', 1, ['melting-cheese', 'crumbly-cheese'], 0.7),
    rule('egg', 1, ['egg'], 0.25),
    rule('baking', 1, ['crumbs', 'oats', 'flour'], 1),
    rule('bacon', 1, ['bacon']),
    rule('aromatic', 1, ['allium'], 0.5),
    ...GARLIC.slice(0, 1),
    SPICES,
    rule('dairy', 1, ['mayonnaise', 'yoghurt', 'hummus']),
    rule('sauce', 2, ['ketchup', 'mustard', 'hot-sauce', 'condiment']),
    rule('topping', 1, ['pickle', 'briny']),
    HERBS,
    rule('acid', 1, ['citrus']),
    FAT,
    SEASON,
    rule('starch', 1, ['potato', 'sweet-potato']),
  ],
  fills: [
    { slot: 'base', ids: ['burger-bun', 'bread-roll', 'gluten-free-bread'], must: true },
    { slot: 'fat', ids: (dish) => dish.cuisine.oil, must: true },
    {
      slot: 'baking',
      ids: ['breadcrumbs', 'gram-flour', 'cornflour'],
      grams: 15,
      when: (dish) => firstIn(dish, 'main')?.item.kind !== 'mince',
      must: true,
    },
    { slot: 'raw', ids: ['lettuce', 'tomato'], must: true },
    { slot: 'sauce', across: ['sauce', 'dairy'], ids: ['ketchup', 'mustard', 'dijon-mustard'] },
    { slot: 'aromatic', ids: (dish) => dish.cuisine.allium },
  ],
  cuts: { raw: 'slice', aromatic: 'grate', starch: 'wedge', egg: 'beaten', cheese: 'slice', garlic: 'juice' },
  suits: (dish) => (givenIn(dish, 'main') > 0 ? (givenIn(dish, 'base') > 0 ? 2 : 0.2) : false),
  cook: (dish) => {
    const main = firstIn(dish, 'main')!
    const base = firstIn(dish, 'base')!
    const isMeat = main.item.kind === 'mince'
    const mixed = [...partsIn(dish, 'aromatic', 'garlic', 'spice', 'egg', 'baking')]
    const salt = seasoning(dish)
    const potato = firstIn(dish, 'starch')
    const acids = partsIn(dish, 'acid')
    const layers = [...partsIn(dish, 'raw', 'cheese', 'bacon', 'topping', 'herb')]
    const spreads = [...partsIn(dish, 'dairy', 'sauce')]
    const one = dish.servings === 1
    return [
      potato
        ? step(
            act(
              `Heat the oven to 220 °C (200 °C fan). Toss ${the([potato])} with a little of ${the(partsIn(dish, 'fat'))} and roast on a tray for 30 to 35 minutes, turning once, until brown.`,
              3,
            ),
          )
        : step(NOTHING),
      step(
        act(
          bySkill(
            dish,
            `${isMeat ? 'Put' : 'Crush'} ${the([main])} ${isMeat ? 'in a bowl' : 'in a bowl with a fork, leaving some texture'}${mixed.length > 0 ? ` and mix in ${the(mixed)}` : ''}${chain(salt, sour(acids)) === '' ? '' : `, seasoning with ${chain(salt, sour(acids))}`}. Mix only until it holds together: too much makes tough patties.`,
            `${isMeat ? 'Mix' : 'Crush'} ${the([main])}${mixed.length > 0 ? ` with ${the(mixed)}` : ''}${chain(salt, sour(acids)) === '' ? '' : ` and season with ${chain(salt, sour(acids))}`}.`,
            `${isMeat ? 'Work' : 'Crush'} ${the([main])}${mixed.length > 0 ? ` with ${bare(mixed)}` : ''}${chain(salt, sour(acids)) === '' ? '' : `; season with ${chain(salt, sour(acids))};`} briefly.`,
          ),
          4,
        ),
        act(
          `Shape into ${one ? 'a patty' : `${dish.servings} patties`} about 2 cm thick and press a dent in the middle with your thumb${isMeat ? '' : '; chill for 15 minutes if you can, so that they hold'}.`,
          3,
        ),
      ),
      step(
        heatFat(dish, pan(dish), 'medium-high'),
        partsIn(dish, 'bacon').length > 0
          ? act(`Fry ${the(partsIn(dish, 'bacon'))} for 5 minutes, until crisp, and set aside.`, 5)
          : NOTHING,
        act(
          isMeat
            ? bySkill(
                dish,
                `Fry the ${one ? 'patty' : 'patties'} for 4 to 5 minutes a side without pressing, until browned and no pink is left in the middle (${CORE_TEMPERATURES.mince.leastC} °C).`,
                `Fry the ${one ? 'patty' : 'patties'} for 4 to 5 minutes a side, until cooked through (${CORE_TEMPERATURES.mince.leastC} °C).`,
                `Sear the ${one ? 'patty' : 'patties'}, 4 minutes a side, to ${CORE_TEMPERATURES.mince.leastC} °C.`,
              )
            : `Fry the ${one ? 'patty' : 'patties'} for 4 minutes a side, turning gently, until brown, crisp and hot all through.`,
          10,
        ),
      ),
      step(
        act(
          `Split and toast ${the([base])}${spreads.length > 0 ? ` and spread with ${the(spreads)}` : ''}. Stack with the ${one ? 'patty' : 'patties'} and ${the(layers)}.`,
          3,
        ),
        potato ? act(`Serve with ${the([potato])}.`) : NOTHING,
        withSide(dish),
      ),
    ]
  },
  names: (dish) => {
    const main = attributive(firstIn(dish, 'main')!)
    const cheese = firstIn(dish, 'cheese')
    const [raw] = partsIn(dish, 'raw')
    return [
      flavoured(dish, `${main} burgers with ${cheese ? label(cheese) : raw ? pluralLabel(raw) : 'salad'}`),
      `${main}${cheese ? ` and ${attributive(cheese)}` : ''} burgers`,
    ]
  },
  descriptions: (dish) => [
    `${attributive(firstIn(dish, 'main')!)} patties fried crisp at the edges, in toasted ${pluralLabel(firstIn(dish, 'base')!)} with ${bare(partsIn(dish, 'raw').slice(0, 2))}.`,
    `Handle the mixture as little as you can, and let the pan do the browning.`,
  ],
}
