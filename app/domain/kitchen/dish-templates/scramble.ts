import { type DishTemplate, bySkill, firstIn, partsIn, hasFirmEggs } from '#app/domain/kitchen/dish.ts'
import { bare, the } from '#app/domain/kitchen/labels.ts'
import { attributives, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pan, render, seasoning, soften } from '#app/domain/kitchen/techniques/base.ts'
import { sour, withSide } from '#app/domain/kitchen/techniques/finish.ts'
import { fry } from '#app/domain/kitchen/techniques/protein.ts'
import { fryVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { chain } from '#app/domain/kitchen/words.ts'
import { FIRM_VEGETABLES, LEAVES, SAVOURY, freshHerb, givenIn, rule } from './slot-rules.ts'

const READY = ['cured-meat', 'cooked-meat', 'smoked-fish']

/** Eggs stirred in a pan with what else is to be used, on toast, tortillas or potatoes. */
export const scramble: DishTemplate = {
  id: 'scramble',
  noun: 'scramble',
  plate: 'scramble',
  family: 'egg',
  taste: 'savoury',
  meals: { breakfast: 1, lunch: 0.5, snack: 0.3, dinner: 0.2 },
  cuisines: {
    American: 0.5,
    Mexican: 0.4,
    Mediterranean: 0.2,
    Indian: 0.1,
    Italian: 0,
    Chinese: -0.3,
    Japanese: -0.3,
  },
  style: null,
  slots: [
    rule('egg', 1, ['egg'], 1),
    rule(
      'main',
      1,
      [
        'poultry',
        'sausage',
        'tofu',
        'tempeh',
        'mince',
        'prawns',
        ...(['cured-meat', 'cooked-meat', 'smoked-fish'] as const),
      ],
      0.5,
    ),
    rule('bacon', 1, ['bacon'], 0.8),
    rule('pulse', 1, ['pulse-cooked'], 0.6),
    rule(
      'veg',
      3,
      FIRM_VEGETABLES.filter((kind) => !['squash', 'beetroot', 'hard-root'].includes(kind)),
      0.6,
    ),
    rule('leaf', 1, LEAVES, 0.7),
    ...SAVOURY,
    rule('dairy', 1, ['milk', 'cream', 'soft-cheese'], 0.4),
    rule('cheese', 1, ['melting-cheese', 'crumbly-cheese', 'hard-cheese'], 0.6),
    rule('sauce', 1, ['soy', 'hot-sauce', 'salsa', 'pesto', 'ketchup']),
    rule('raw', 1, ['avocado'], 0.6),
    rule('side', 1, ['bread', 'roll', 'wrap', 'corn-wrap', 'cooked-rice', 'condiment']),
  ],
  fills: [
    { slot: 'egg', ids: ['egg'], must: true },
    {
      slot: 'fat',
      ids: (dish) =>
        ['Italian', 'American', 'Mediterranean'].includes(dish.cuisine.name)
          ? ['butter', ...dish.cuisine.oil]
          : dish.cuisine.oil,
      must: true,
    },
    freshHerb,
    {
      slot: 'side',
      ids: (dish) => (['Chinese', 'Japanese'].includes(dish.cuisine.name) ? [] : dish.cuisine.bread),
    },
  ],
  cuts: { egg: 'beaten', main: 'dice', veg: 'dice', raw: 'slice' },
  suits: (dish) =>
    givenIn(dish, 'egg') > 0 ? 0.8 : givenIn(dish, 'main', 'veg', 'leaf', 'bacon') > 1 ? -0.4 : false,
  cook: (dish) => {
    const main = firstIn(dish, 'main')
    const ready = main !== undefined && READY.includes(main.item.kind)
    const mixed = [...partsIn(dish, 'egg'), ...partsIn(dish, 'dairy')]
    const salt = seasoning(dish)
    const warm = [...partsIn(dish, 'pulse'), ...(ready && main ? [main] : [])]
    const after = chain(
      the(partsIn(dish, 'cheese', 'herb')),
      the(partsIn(dish, 'sauce')),
      sour(partsIn(dish, 'acid')),
    )
    return [
      step(
        act(
          bySkill(
            dish,
            `Beat ${the(mixed)}${salt === '' ? '' : ` with ${salt}`} with a fork until no streaks are left.`,
            `Beat ${the(mixed)}${salt === '' ? '' : ` with ${salt}`}.`,
            `Beat ${bare(mixed)}${salt === '' ? '' : `, ${salt}`}.`,
          ),
          2,
        ),
      ),
      step(
        heatFat(dish, pan(dish), 'medium'),
        render(dish),
        main && !ready ? fry(dish, main) : NOTHING,
        soften(dish),
        fryVegetables(dish, partsIn(dish, 'veg')),
        bloom(dish),
        wilt(dish, partsIn(dish, 'leaf')),
        warm.length > 0 ? act(`Stir in ${the(warm)} and heat for 2 minutes, until steaming.`, 2) : NOTHING,
      ),
      step(
        act(
          hasFirmEggs(dish)
            ? 'Turn the heat to low, pour in the eggs and stir for 5 to 6 minutes, until they are set all the way through and no liquid egg is left.'
            : bySkill(
                dish,
                'Turn the heat to low and pour in the eggs. Wait until the edges begin to set, then push them slowly across the pan with a spatula, again and again for 3 to 4 minutes, until set in soft folds with no liquid egg left.',
                'Turn the heat to low, pour in the eggs and fold slowly for 3 to 4 minutes, until softly set.',
                'Low heat: add the eggs and fold for 3 minutes, to soft folds, set through.',
              ),
          hasFirmEggs(dish) ? 6 : 4,
        ),
        after === '' ? NOTHING : act(`Take off the heat and fold in ${after}.`, 1),
      ),
      step(
        act(dish.servings === 1 ? 'Spoon onto a warm plate.' : 'Spoon onto warm plates.', 1),
        partsIn(dish, 'raw').length > 0 ? act(`Lay ${the(partsIn(dish, 'raw'))} beside.`) : NOTHING,
        withSide(dish),
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish).filter((part) => part.slot !== 'egg')
    if (!first) return [hasFirmEggs(dish) ? 'Scrambled eggs' : 'Softly scrambled eggs']
    return [
      `Scrambled eggs with ${plurals([first, ...(second ? [second] : [])])}`,
      `${attributives([first, ...(second ? [second] : [])])} scramble`,
    ]
  },
  descriptions: (dish) => [
    `Eggs folded slowly around ${
      bare(
        leads(dish)
          .filter((part) => part.slot !== 'egg')
          .slice(0, 2),
      ) || (hasFirmEggs(dish) ? 'a spatula, with patience' : 'salt and patience')
    }${hasFirmEggs(dish) ? '' : ', still soft when they reach the plate'}.`,
    `Low heat and a slow hand. Have everything else ready first: the eggs wait for no one.`,
  ],
}
