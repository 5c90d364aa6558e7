import { type Dish, type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, isPlural, the, them } from '#app/domain/kitchen/labels.ts'
import { attributives, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { heatFat, pan, seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { sour } from '#app/domain/kitchen/techniques/finish.ts'
import { fryWhole } from '#app/domain/kitchen/techniques/protein.ts'
import { chain } from '#app/domain/kitchen/words.ts'
import { READY } from './filled-bread.ts'
import { FAT, GARLIC, HERBS, SEASON, SPICES, givenIn, rule } from './slot-rules.ts'

const SANDWICH_RAW = rule(
  'raw',
  4,
  ['avocado', 'salad-leaf', 'tomato', 'raw-vegetable', 'cabbage', 'quick', 'celery'],
  0.6,
)

export const sandwich: DishTemplate = {
  id: 'sandwich',
  standby: true,
  noun: 'sandwich',
  plate: 'sandwich',
  family: 'bread',
  taste: 'savoury',
  meals: { lunch: 1, snack: 0.3, breakfast: 0.2 },
  cuisines: { American: 1, Mediterranean: 0.3, Italian: 0.3 },
  only: ['American', 'Mediterranean', 'Italian'],
  style: null,
  slots: [
    rule('base', 1, ['bread', 'roll'], 1.1),
    rule(
      'main',
      1,
      [
        'cooked-meat',
        'cured-meat',
        'canned-fish',
        'smoked-fish',
        'poultry',
        'frying-cheese',
        'tempeh',
        'tofu',
        'steak',
      ],
      0.7,
    ),
    rule('bacon', 1, ['bacon']),
    rule('egg', 1, ['egg'], 0.8),
    rule('pulse', 1, ['pulse-cooked'], 0.6),
    rule('cheese', 1, ['melting-cheese', 'crumbly-cheese', 'soft-cheese']),
    SANDWICH_RAW,
    rule('leaf', 1, ['leaf'], 0.3),
    rule('dairy', 1, ['mayonnaise', 'hummus', 'yoghurt']),
    rule('sauce', 2, ['mustard', 'pesto', 'condiment', 'ketchup', 'hot-sauce']),
    rule('topping', 1, ['pickle', 'briny']),
    rule('aromatic', 1, ['allium'], 0.3),
    ...GARLIC.slice(0, 1),
    SPICES,
    rule('acid', 1, ['citrus']),
    HERBS,
    FAT,
    SEASON,
  ],
  fills: [
    { slot: 'base', ids: (dish) => dish.cuisine.bread, must: true },
    {
      slot: 'pulse',
      across: ['main', 'egg', 'cheese', 'pulse', 'bacon'],
      ids: (dish) => dish.cuisine.pulse,
      must: true,
    },
    { slot: 'raw', across: ['raw', 'leaf'], ids: ['lettuce', 'tomato', 'cucumber'], must: true },
    { slot: 'dairy', across: ['dairy', 'sauce'], ids: ['mayonnaise', 'mustard', 'dijon-mustard', 'hummus'] },
    { slot: 'fat', ids: (dish) => dish.cuisine.oil, when: needsFat },
  ],
  cuts: { main: 'whole', raw: 'slice', egg: 'whole', aromatic: 'slice', cheese: 'slice' },
  suits: (dish) =>
    givenIn(dish, 'base') > 0 || givenIn(dish, 'main', 'egg', 'cheese', 'bacon', 'raw') > 1
      ? givenIn(dish, 'base') * 1.2
      : false,
  cook: (dish) => {
    const base = firstIn(dish, 'base')!
    const main = firstIn(dish, 'main')
    const egg = firstIn(dish, 'egg')
    const bacon = partsIn(dish, 'bacon')
    const pulses = partsIn(dish, 'pulse')
    const hotMain = main && !READY.some((kind) => kind === main.item.kind) ? main : null
    const spreads = [...partsIn(dish, 'dairy'), ...partsIn(dish, 'sauce')]
    const flavour = [...partsIn(dish, 'spice'), ...partsIn(dish, 'garlic')]
    const acids = partsIn(dish, 'acid')
    const inside = [
      ...(main ? [main] : []),
      ...bacon,
      ...(egg ? [egg] : []),
      ...partsIn(dish, 'cheese', 'raw', 'leaf', 'aromatic', 'topping', 'herb'),
    ]
    const salt = seasoning(dish)
    return [
      egg
        ? step(
            act(
              bySkill(
                dish,
                `Lower ${the([egg])} into boiling water and cook for 10 minutes. Cool under the cold tap, peel and slice.`,
                `Boil ${the([egg])} for 10 minutes, cool, peel and slice.`,
                `Boil ${the([egg])} for 9 minutes; shock, peel, slice.`,
              ),
              13,
            ),
          )
        : step(NOTHING),
      hotMain || bacon.length > 0
        ? step(
            heatFat(dish, pan(dish), 'medium-high'),
            bacon.length > 0 ? act(`Fry ${the(bacon)} for 5 to 6 minutes, until crisp.`, 6) : NOTHING,
            hotMain ? fryWhole(dish, hotMain) : NOTHING,
            hotMain ? act(`Slice ${them([hotMain])}.`, 1) : NOTHING,
          )
        : step(NOTHING),
      pulses.length > 0
        ? step(
            act(
              `Crush ${the(pulses)} with a fork${partsIn(dish, 'fat').length > 0 ? ` and ${the(partsIn(dish, 'fat'))}` : ''} to a coarse paste.`,
              3,
            ),
          )
        : step(NOTHING),
      step(
        act(
          bySkill(
            dish,
            `Toast ${the([base])} lightly${isPlural([base]) ? ' on both sides' : ''}: toasted, it does not go soggy.`,
            `Toast ${the([base])} lightly.`,
            `Toast ${the([base])}.`,
          ),
          3,
        ),
        spreads.length + flavour.length > 0
          ? act(
              `Stir ${the([...spreads, ...flavour])} together and spread over ${them([base])}.`.replace(
                /Stir (the [^,]*?) together and spread/,
                spreads.length + flavour.length === 1 ? 'Spread $1' : 'Stir $1 together and spread',
              ),
              1,
            )
          : NOTHING,
      ),
      step(
        act(
          `Build the sandwich with ${pulses.length > 0 ? `${the(pulses)}, ` : ''}${the(inside)}${chain(salt, sour(acids)) === '' ? '' : `, seasoning with ${chain(salt, sour(acids))}`} as you go.`,
          3,
        ),
        act('Press down, cut in half and eat.'),
      ),
    ]
  },
  names: (dish) => {
    const [first, second, third] = leads(dish)
    return [
      `${attributives([first!, ...(second ? [second] : [])])} sandwich`,
      `${attributive(first!)} sandwich with ${plurals([second ?? firstIn(dish, 'base')!, ...(third ? [third] : [])])}`,
    ]
  },
  descriptions: (dish) => [
    `${bare(leads(dish).slice(0, 3))} between two slices, with enough sharpness to keep it interesting.`,
    `The order matters: something creamy against the bread, the wet things in the middle.`,
  ],
}

function needsFat(dish: Dish): boolean {
  const main = firstIn(dish, 'main')
  return (
    (main !== undefined && !READY.some((kind) => kind === main.item.kind)) ||
    partsIn(dish, 'pulse').length > 0
  )
}
