import { type DishTemplate, bySkill, firstIn, partsIn, hasFirmEggs } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, pluralLabel, the } from '#app/domain/kitchen/labels.ts'
import { attributives } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pan, render, seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { sour, withSide } from '#app/domain/kitchen/techniques/finish.ts'
import { donenessOf, untilDone } from '#app/domain/kitchen/techniques/protein.ts'
import { fryVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { chain } from '#app/domain/kitchen/words.ts'
import { LEAVES, SAVOURY, WARM_SPICES, givenIn, oil, rule } from './slot-rules.ts'

export const hash: DishTemplate = {
  id: 'hash',
  noun: 'hash',
  plate: 'hash',
  family: 'pan',
  taste: 'savoury',
  meals: { breakfast: 1, lunch: 0.7, dinner: 0.5 },
  only: ['American', 'Mexican', 'Mediterranean', 'Indian'],
  cuisines: { American: 1.2, Mexican: 0.4, Mediterranean: 0, Indian: -0.4 },
  style: 'egg',
  slots: [
    rule('starch', 1, ['potato', 'sweet-potato']),
    rule('main', 1, ['sausage', 'cooked-meat', 'mince', 'tempeh', 'tofu', 'smoked-fish', 'cured-meat'], 0.7),
    rule('bacon', 1, ['bacon']),
    rule('egg', 1, ['egg'], 0.8),
    rule('pulse', 1, ['pulse-cooked'], 0.6),
    rule(
      'veg',
      3,
      ['pepper', 'mushroom', 'courgette', 'quick', 'cabbage', 'firm', 'tomato', 'hard-root', 'beetroot'],
      0.7,
    ),
    rule('leaf', 1, LEAVES, 0.8),
    ...SAVOURY,
    WARM_SPICES,
    rule('sauce', 1, ['hot-sauce', 'ketchup', 'salsa']),
    rule('cheese', 1, ['melting-cheese', 'crumbly-cheese'], 0.7),
    rule('raw', 1, ['avocado'], 0.6),
  ],
  fills: [
    { slot: 'starch', ids: ['potato', 'sweet-potato'], must: true },
    oil,
    { slot: 'aromatic', ids: (dish) => dish.cuisine.allium },
    { slot: 'egg', ids: ['egg'], when: (dish) => partsIn(dish, 'main', 'pulse').length === 0 },
    {
      slot: 'pulse',
      across: ['main', 'pulse', 'egg', 'bacon'],
      ids: (dish) => dish.cuisine.pulse,
      must: true,
    },
  ],
  cuts: { starch: 'dice', main: 'dice', veg: 'dice' },
  suits: (dish) =>
    givenIn(dish, 'starch', 'egg', 'bacon', 'main') > 0 &&
    givenIn(dish, 'starch', 'egg', 'bacon', 'main', 'veg', 'leaf') > 1
      ? givenIn(dish, 'starch')
      : false,
  cook: (dish) => {
    const starch = firstIn(dish, 'starch')!
    const main = firstIn(dish, 'main')
    const egg = firstIn(dish, 'egg')
    const tops = [
      ...partsIn(dish, 'cheese'),
      ...partsIn(dish, 'raw'),
      ...partsIn(dish, 'sauce'),
      ...partsIn(dish, 'herb'),
    ]
    const ready = main && ['cooked-meat', 'smoked-fish', 'cured-meat'].includes(main.item.kind)
    const salt = seasoning(dish)
    const acids = partsIn(dish, 'acid')
    return [
      step(
        act(
          bySkill(
            dish,
            `Put ${the([starch])} in a pan of cold salted water, bring to the boil and cook for 5 minutes, until you can just push a knife in. Drain and leave in the sieve to steam dry: dry pieces go crisp.`,
            `Boil ${the([starch])} in salted water for 5 minutes, drain and steam dry.`,
            `Parboil ${the([starch])} for 5 minutes; steam dry.`,
          ),
          9,
        ),
      ),
      step(
        heatFat(dish, pan(dish), 'medium-high'),
        render(dish),
        main && !ready
          ? act(
              `Add ${the([main])} and cook for ${donenessOf(main, dish.eaters).bitesMin[0]} to ${donenessOf(main, dish.eaters).bitesMin[1]} minutes, until ${untilDone(dish, main)}.`,
              donenessOf(main, dish.eaters).bitesMin[1],
            )
          : NOTHING,
        act(
          bySkill(
            dish,
            `Add ${the([starch, ...partsIn(dish, 'aromatic')])} in one layer and fry for 8 to 10 minutes, turning only every few minutes, so that a brown crust forms.`,
            `Add ${the([starch, ...partsIn(dish, 'aromatic')])} and fry for 8 to 10 minutes, turning seldom, until crisp.`,
            `Fry ${the([starch, ...partsIn(dish, 'aromatic')])} for 8 to 10 minutes; leave it alone to crust.`,
          ),
          10,
        ),
      ),
      step(
        fryVegetables(dish, partsIn(dish, 'veg')),
        bloom(dish),
        [...partsIn(dish, 'pulse'), ...(ready && main ? [main] : [])].length > 0
          ? act(
              `Stir in ${the([...partsIn(dish, 'pulse'), ...(ready && main ? [main] : [])])} and heat through for 3 minutes, until steaming.`,
              3,
            )
          : NOTHING,
        wilt(dish, partsIn(dish, 'leaf')),
        acids.length > 0 || salt !== '' ? act(`Season with ${chain(salt, sour(acids))}.`) : NOTHING,
      ),
      egg
        ? step(
            act(
              hasFirmEggs(dish)
                ? `Make hollows in the hash, break ${the([egg])} into them, cover and cook over a low heat for 9 to 10 minutes, until white and yolk are firm.`
                : bySkill(
                    dish,
                    `Make hollows in the hash, break ${the([egg])} into them, cover and cook over a low heat for 5 to 6 minutes, until the whites are set.`,
                    `Break ${the([egg])} into hollows, cover and cook for 5 to 6 minutes, until the whites are set.`,
                    `Set ${the([egg])} into it; lid on, 5 minutes.`,
                  ),
              hasFirmEggs(dish) ? 10 : 6,
            ),
          )
        : step(NOTHING),
      step(
        tops.length > 0 ? act(`Top with ${the(tops)}.`, 1) : NOTHING,
        act('Serve straight from the pan.', 1),
        withSide(dish),
      ),
    ]
  },
  names: (dish) => {
    const starch = attributive(firstIn(dish, 'starch')!)
    const first = firstIn(dish, 'main', 'bacon', 'pulse', 'veg', 'leaf')
    const egg = firstIn(dish, 'egg')
    return [
      `${first ? `${attributive(first)} and ` : ''}${starch} hash${egg ? ' with eggs' : ''}`,
      `${starch} hash with ${first ? pluralLabel(first) : 'onions'}`,
    ]
  },
  descriptions: (dish) => [
    `${attributives(partsIn(dish, 'starch'))} fried until it crusts, with ${bare(partsIn(dish, 'main', 'bacon', 'veg', 'leaf').slice(0, 2)) || 'onion'} through it.`,
    `Leave it alone in the pan: the crust is what you came for.`,
  ],
}
