import { type DishForm, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, label, the } from '#app/domain/kitchen/labels.ts'
import { attributives, flavoured, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { sour } from '#app/domain/kitchen/techniques/finish.ts'
import { chain, listOf } from '#app/domain/kitchen/words.ts'
import { FAT, GARLIC, HERBS, SEASON, SPICES, givenIn, rule } from './slot-rules.ts'

export const dip: DishForm = {
  id: 'dip',
  standby: true,
  noun: 'dip with things to dip',
  plate: 'dip bowl',
  family: 'nibble',
  taste: 'savoury',
  meals: { snack: 1, lunch: 0.3 },
  only: ['Mediterranean', 'Mexican', 'American', 'Indian', 'Italian'],
  cuisines: { Mediterranean: 1, Mexican: 0.4, American: 0.2, Italian: 0, Indian: -0.4 },
  style: 'dressing',
  slots: [
    rule('main', 1, ['pulse-cooked', 'avocado', 'yoghurt', 'soft-cheese', 'silken-tofu', 'hummus'], 0.8),
    rule('dairy', 2, ['tahini', 'yoghurt', 'soft-cheese', 'crumbly-cheese', 'mayonnaise'], 0.7),
    rule('raw', 4, ['raw-vegetable', 'hard-root', 'celery', 'pepper', 'tomato'], 0.8),
    rule('base', 1, ['bread', 'roll', 'wrap', 'crackers', 'corn-wrap'], 0.7),
    rule('base', 1, ['crackers']),
    ...GARLIC,
    SPICES,
    rule('sauce', 1, ['hot-sauce', 'pesto', 'condiment']),
    rule('acid', 1, ['citrus', 'vinegar']),
    HERBS,
    rule('topping', 1, ['seed', 'nut', 'briny'], 0.7),
    FAT,
    SEASON,
  ],
  fills: [
    { slot: 'main', ids: (dish) => dish.cuisine.pulse, must: true },
    { slot: 'raw', ids: ['carrot', 'cucumber', 'celery'], must: true },
    { slot: 'fat', ids: (dish) => dish.cuisine.oil, must: true, grams: 6 },
    { slot: 'acid', ids: ['lemon', 'lime'], must: true },
    { slot: 'base', ids: (dish) => dish.cuisine.bread },
  ],
  cuts: { raw: 'wedge', garlic: 'juice', main: 'grate', base: 'bite' },
  suits: (dish) => givenIn(dish, 'main', 'raw', 'dairy') > 0,
  cook: (dish) => {
    const main = firstIn(dish, 'main')!
    const isPulse = main.item.kind === 'pulse-cooked'
    const mix = [...partsIn(dish, 'dairy', 'garlic', 'spice', 'sauce', 'fat')]
    const salt = seasoning(dish)
    const acids = partsIn(dish, 'acid')
    const base = partsIn(dish, 'base')
    const tops = partsIn(dish, 'topping', 'herb')
    const dippers = [...partsIn(dish, 'raw'), ...base]
    const toasts = base.filter((part) => part.item.kind !== 'crackers')
    return [
      step(
        act(
          bySkill(
            dish,
            `${isPulse ? `Put ${the([main])} in a food processor (or crush hard with a fork) with` : `Put ${the([main])} in a bowl and stir in`} ${chain(the(mix), sour(acids), salt)}. ${isPulse ? 'Blend with 2 tbsp cold water until creamy' : 'Mix until even'}; taste, and add a little more sourness if it is flat.`,
            `${isPulse ? 'Blend' : 'Mix'} ${the([main])} with ${chain(the(mix), sour(acids), salt)}${isPulse ? ', loosening it with 2 tbsp cold water, until creamy' : ''}.`,
            `${isPulse ? 'Blitz' : 'Fold'} ${chain(bare([main, ...mix]), sour(acids), salt)}${isPulse ? ', iced water to loosen' : ''}.`,
          )
            .replaceAll('juice juice', 'juice')
            .replace(/(vinegar) juice/g, '$1'),
          5,
        ),
      ),
      toasts.length > 0
        ? step(act(`Toast ${the(toasts)} until crisp and cut into strips.`, 4))
        : step(NOTHING),
      step(
        act(
          `Spoon the dip into a bowl${tops.length > 0 ? `, scatter with ${the(tops)}` : ''} and serve with ${the(dippers)}.`,
          2,
        ),
      ),
    ]
  },
  names: (dish) => {
    const main = attributive(firstIn(dish, 'main')!)
    const raw = partsIn(dish, 'raw')
    return [
      flavoured(dish, `${main} dip with ${plurals(raw)}`),
      `${main} dip with ${listOf([...raw.slice(0, 1), ...partsIn(dish, 'base').slice(0, 1)].map(label))}`,
    ]
  },
  descriptions: (dish) => [
    `A bowl of ${attributive(firstIn(dish, 'main')!)} dip sharpened with ${attributive(firstIn(dish, 'acid')!)}, and ${bare(partsIn(dish, 'raw').slice(0, 2))} to drag through it.`,
    `Ten minutes, no cooking, and everybody eats more vegetables than they meant to.`,
  ],
}

export const snackPlate: DishForm = {
  id: 'snack-plate',
  standby: true,
  noun: 'snack plate',
  plate: 'snack plate',
  family: 'nibble',
  taste: 'savoury',
  meals: { snack: 1, lunch: 0.5 },
  only: ['Mediterranean', 'Italian', 'American'],
  cuisines: { Mediterranean: 0.8, Italian: 0.8, American: 0.3 },
  style: null,
  slots: [
    rule(
      'cheese',
      2,
      ['melting-cheese', 'crumbly-cheese', 'hard-cheese', 'soft-cheese', 'frying-cheese'],
      0.9,
    ),
    rule('main', 2, ['cured-meat', 'cooked-meat', 'smoked-fish', 'canned-fish'], 0.9),
    rule('egg', 1, ['egg'], 0.7),
    rule('dairy', 1, ['hummus', 'tahini', 'salsa', 'pesto'], 1),
    rule(
      'raw',
      4,
      ['raw-vegetable', 'tomato', 'pepper', 'celery', 'hard-root', 'salad-leaf', 'avocado', 'quick'],
      0.8,
    ),
    rule('fruit', 2, ['firm-fruit', 'berry', 'soft-fruit', 'sweet-citrus'], 0.7),
    rule('topping', 2, ['nut', 'seed'], 1),
    rule('topping', 1, ['dried-fruit']),
    rule('topping', 2, ['briny', 'pickle']),
    rule('base', 1, ['crackers', 'bread', 'roll', 'wrap'], 0.7),
    rule('sauce', 1, ['condiment', 'mustard', 'syrup', 'jam']),
    HERBS,
    FAT,
    rule('acid', 1, ['citrus', 'vinegar']),
  ],
  fills: [
    {
      slot: 'base',
      ids: ['oatcakes', 'crispbread', 'wholemeal-bread', 'rice-cakes'],
      must: true,
    },
    { slot: 'dairy', across: ['cheese', 'main', 'egg', 'dairy'], ids: ['hummus', 'cheddar'], must: true },
    {
      slot: 'raw',
      across: ['raw', 'fruit'],
      need: 1,
      ids: ['cucumber', 'cherry-tomato', 'carrot', 'apple'],
      must: true,
    },
  ],
  cuts: { raw: 'wedge', cheese: 'slice', egg: 'whole', fruit: 'slice', main: 'plain' },
  suits: (dish) =>
    givenIn(dish, 'cheese', 'main', 'egg', 'dairy', 'raw', 'fruit', 'topping', 'base') > 1 ? -0.5 : false,
  cook: (dish) => {
    const egg = firstIn(dish, 'egg')
    const rich = partsIn(dish, 'cheese', 'main', 'dairy')
    const crisp = partsIn(dish, 'raw', 'fruit')
    const small = partsIn(dish, 'topping', 'sauce', 'herb', 'side')
    const dress = partsIn(dish, 'fat', 'acid')
    return [
      egg
        ? step(act(`Boil ${the([egg])} for 9 minutes, cool under the cold tap, peel and halve.`, 13))
        : step(NOTHING),
      step(
        act(
          bySkill(
            dish,
            `Take ${rich.length > 0 ? the(rich) : 'everything'} out of the fridge a quarter of an hour before eating if you can: cold food tastes of less. Arrange ${the([...rich, ...(egg ? [egg] : [])])} on ${dish.servings === 1 ? 'a plate' : 'a board'}.`,
            `Arrange ${the([...rich, ...(egg ? [egg] : [])])} on ${dish.servings === 1 ? 'a plate' : 'a board'}.`,
            `Board: ${bare([...rich, ...(egg ? [egg] : [])])} at room temperature.`,
          ),
          3,
        ),
      ),
      step(
        act(`Fill the gaps with ${the([...crisp, ...small])}.`, 3),
        dress.length > 0 ? act(`Dress the vegetables with ${the(dress)}.`) : NOTHING,
        act(`Serve with ${the(partsIn(dish, 'base'))}.`),
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = partsIn(dish, 'cheese', 'main', 'dairy', 'egg')
    const [raw] = partsIn(dish, 'raw', 'fruit')
    return [
      `${attributives([first!, ...(second ? [second] : [])])} plate with ${raw ? plurals([raw]) : label(firstIn(dish, 'base')!)}`,
      `Snack plate with ${plurals([first!, ...(raw ? [raw] : [])])}`,
    ]
  },
  descriptions: (dish) => [
    `${bare([...partsIn(dish, 'cheese', 'main', 'dairy', 'egg').slice(0, 2), ...partsIn(dish, 'raw', 'fruit').slice(0, 1)])}, laid out for picking at.`,
    `Nothing to cook; the work is in cutting things neatly and taking them out of the fridge in time.`,
  ],
}
