import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, label, the } from '#app/domain/kitchen/labels.ts'
import { flavoured, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { sour } from '#app/domain/kitchen/techniques/finish.ts'
import { chain, listOf } from '#app/domain/kitchen/words.ts'
import { FAT, GARLIC, HERBS, SEASON, SPICES, givenIn, rule } from './slot-rules.ts'

export const dip: DishTemplate = {
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
    `No cooking, and everybody eats more vegetables than they meant to.`,
  ],
}
