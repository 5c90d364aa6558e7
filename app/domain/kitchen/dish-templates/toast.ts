import { type DishTemplate, bySkill, firstIn, partsIn, hasFirmEggs } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, the } from '#app/domain/kitchen/labels.ts'
import { attributives, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pan, render, seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { sour } from '#app/domain/kitchen/techniques/finish.ts'
import { fryVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { chain } from '#app/domain/kitchen/words.ts'
import { FAT, GARLIC, HERBS, LEAVES, SEASON, SPICES, givenIn, oil, rule } from './slot-rules.ts'

export const toast: DishTemplate = {
  id: 'toast',
  standby: true,
  noun: 'toast',
  plate: 'toast',
  family: 'bread',
  taste: 'savoury',
  meals: { breakfast: 1, lunch: 0.6, snack: 0.8 },
  only: ['American', 'Mediterranean', 'Italian'],
  cuisines: { American: 0.4, Mediterranean: 0.6, Italian: 0.8 },
  style: null,
  slots: [
    rule('base', 1, ['bread', 'roll'], 0.9),
    rule('egg', 1, ['egg'], 0.9),
    rule('bacon', 1, ['bacon', 'cured-meat', 'smoked-fish', 'canned-fish'], 0.9),
    rule('pulse', 1, ['pulse-cooked'], 0.8),
    rule('veg', 2, ['mushroom', 'tomato', 'quick', 'courgette', 'firm', 'pepper'], 0.8),
    rule('raw', 2, ['avocado', 'raw-vegetable', 'salad-leaf'], 0.9),
    rule('leaf', 1, LEAVES, 0.7),
    rule('cheese', 1, ['soft-cheese', 'crumbly-cheese', 'melting-cheese', 'frying-cheese', 'hard-cheese']),
    rule('dairy', 1, ['hummus', 'yoghurt', 'tahini', 'pesto']),
    ...GARLIC,
    SPICES,
    rule('sauce', 1, ['hot-sauce', 'condiment']),
    rule('acid', 1, ['citrus', 'vinegar']),
    HERBS,
    rule('topping', 2, ['seed', 'nut', 'briny', 'pickle'], 0.6),
    FAT,
    SEASON,
  ],
  fills: [
    {
      slot: 'base',
      ids: ['sourdough-bread', 'wholemeal-bread', 'white-bread', 'gluten-free-bread'],
      must: true,
    },
    {
      slot: 'raw',
      across: ['egg', 'pulse', 'veg', 'raw', 'leaf', 'cheese', 'bacon'],
      need: 2,
      ids: ['tomato', 'avocado', 'egg'],
      must: true,
    },
    oil,
    { slot: 'acid', ids: ['lemon'] },
  ],
  cuts: { raw: 'grate', garlic: 'juice', veg: 'bite', egg: 'whole' },
  suits: (dish) =>
    givenIn(dish, 'egg', 'pulse', 'veg', 'raw', 'leaf', 'cheese') > 0
      ? givenIn(dish, 'base') > 0
        ? 1.2
        : -0.5
      : false,
  cook: (dish) => {
    const base = firstIn(dish, 'base')!
    const egg = firstIn(dish, 'egg')
    const avocado = partsIn(dish, 'raw').filter((part) => part.item.kind === 'avocado')
    const fresh = partsIn(dish, 'raw').filter((part) => part.item.kind !== 'avocado')
    const spread = [
      ...avocado,
      ...partsIn(dish, 'dairy'),
      ...partsIn(dish, 'cheese').filter((part) => part.item.kind === 'soft-cheese'),
    ]
    const tops = [
      ...fresh,
      ...partsIn(dish, 'cheese').filter(
        (part) => part.item.kind !== 'soft-cheese' && part.item.kind !== 'frying-cheese',
      ),
      ...partsIn(dish, 'bacon').filter((part) => part.item.kind !== 'bacon'),
      ...partsIn(dish, 'topping', 'herb', 'sauce'),
    ]
    const fried = partsIn(dish, 'cheese').filter((part) => part.item.kind === 'frying-cheese')
    const acids = partsIn(dish, 'acid')
    const salt = seasoning(dish)
    const hasHot =
      partsIn(dish, 'veg', 'leaf', 'pulse').length > 0 ||
      partsIn(dish, 'bacon').some((part) => part.item.kind === 'bacon') ||
      fried.length > 0
    const taste = [...(acids.length > 0 ? [sour(acids)] : []), ...(salt === '' ? [] : [salt])]
    const flavour = [...partsIn(dish, 'garlic'), ...partsIn(dish, 'spice')]
    return [
      hasHot
        ? step(
            heatFat(dish, pan(dish), 'medium'),
            partsIn(dish, 'bacon').some((part) => part.item.kind === 'bacon') ? render(dish) : NOTHING,
            fryVegetables(dish, partsIn(dish, 'veg')),
            fried.length > 0 ? act(`Fry ${the(fried)} for 2 minutes a side, until golden.`, 4) : NOTHING,
            partsIn(dish, 'pulse').length > 0
              ? act(
                  `Add ${the(partsIn(dish, 'pulse'))} and warm for 4 minutes, crushing a few with a fork.`,
                  4,
                )
              : NOTHING,
            bloom(dish),
            wilt(dish, partsIn(dish, 'leaf')),
          )
        : step(NOTHING),
      egg
        ? step(
            act(
              hasFirmEggs(dish)
                ? `Bring a pan of water to a bare simmer, crack ${the([egg])} in one at a time and poach for 6 to 7 minutes, until white and yolk are firm. Lift out onto kitchen paper.`
                : bySkill(
                    dish,
                    `Bring a pan of water to a bare simmer, crack ${the([egg])} in one at a time and poach for 3 to 4 minutes, until the white is firm. Lift out onto kitchen paper.`,
                    `Poach ${the([egg])} in barely simmering water for 3 to 4 minutes, until the white is set.`,
                    `Poach ${the([egg])} for 3 minutes; drain.`,
                  ),
              hasFirmEggs(dish) ? 9 : 6,
            ),
          )
        : step(NOTHING),
      step(
        act(`Toast ${the([base])}.`, 3),
        spread.length > 0
          ? act(
              `Stir or mash ${the(spread)}${taste.length > 0 ? ` with ${chain(...taste)}` : ''}${!hasHot && flavour.length > 0 ? ` and ${the(flavour)}` : ''} and spread over the toast.`
                .replace(
                  'Stir or mash',
                  avocado.length > 0 ? 'Mash' : spread.length + taste.length > 1 ? 'Mix' : 'Take',
                )
                .replace(/Take (.*?) and spread over the toast/, 'Spread the toast with $1'),
              2,
            )
          : !hasHot && flavour.length > 0
            ? act(`Rub or sprinkle the toast with ${the(flavour)}.`)
            : NOTHING,
        hasHot
          ? NOTHING
          : partsIn(dish, 'fat').length > 0
            ? act(`Drizzle with ${the(partsIn(dish, 'fat'))}.`)
            : NOTHING,
      ),
      step(
        hasHot ? act('Pile the hot topping on.', 1) : NOTHING,
        tops.length > 0 ? act(`Top with ${the(tops)}.`, 1) : NOTHING,
        egg ? act(`Set ${the([egg])} on top.`) : NOTHING,
        spread.length === 0 && taste.length > 0 ? act(`Season with ${chain(...taste)}.`) : NOTHING,
        act('Eat while the toast is crisp.'),
      ),
    ]
  },
  names: (dish) => {
    const parts = leads(dish)
    const [first, second] = parts
    const base = attributive(firstIn(dish, 'base')!)
    return [
      `${attributives([first!, ...(second ? [second] : [])])} on toast`,
      `${base.replace(/ ?bread$/, '')} toast with ${plurals(parts.slice(0, 2))}`,
    ]
  },
  descriptions: (dish) => [
    `Good bread, well toasted, under ${bare(leads(dish).slice(0, 2))}.`,
    `One plate and little washing-up. Toast the bread darker than you think, so that it holds up.`,
  ],
}
