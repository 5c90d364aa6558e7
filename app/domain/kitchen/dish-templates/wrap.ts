import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, isPlural, label, the } from '#app/domain/kitchen/labels.ts'
import { attributives, flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { chain } from '#app/domain/kitchen/words.ts'
import { cold, filled, hotFilling, seasonHot } from './filled-bread.ts'
import { givenIn, oil, rule } from './slot-rules.ts'

export const wrap: DishTemplate = {
  id: 'wrap',
  noun: 'wrap',
  plate: 'wrap',
  family: 'bread',
  taste: 'savoury',
  meals: { lunch: 1, dinner: 0.4, snack: 0.2, breakfast: 0.3 },
  only: ['Mediterranean', 'American', 'Mexican', 'Indian', 'Italian'],
  cuisines: { Mediterranean: 0.9, American: 0.6, Indian: 0.2, Italian: -0.5, Mexican: 0.2 },
  style: 'filling',
  slots: [
    ...filled,
    rule('starch', 1, ['rice', 'cooked-rice', 'quick-grain', 'cooked-grain'], 0.4),
    rule('base', 1, ['wrap', 'roll']),
  ],
  fills: [
    { slot: 'base', ids: ['flour-tortilla', 'flatbread', 'corn-tortilla'], must: true },
    oil,
    { slot: 'raw', across: ['raw', 'leaf'], ids: (dish) => dish.cuisine.saladLeaf, must: true },
    {
      slot: 'pulse',
      across: ['main', 'pulse', 'egg', 'bacon', 'cheese'],
      ids: (dish) => dish.cuisine.pulse,
      must: true,
    },
    {
      slot: 'dairy',
      across: ['dairy', 'sauce'],
      ids: ['hummus', 'natural-yoghurt', 'mayonnaise'],
    },
  ],
  cuts: { main: 'slice', veg: 'slice', raw: 'slice', egg: 'beaten' },
  suits: (dish) =>
    givenIn(dish, 'main', 'pulse', 'veg', 'egg', 'raw', 'bacon') > 0
      ? firstIn(dish, 'starch')
        ? -0.4
        : 0
      : false,
  cook: (dish) => {
    const base = firstIn(dish, 'base')!
    const spread = [
      ...partsIn(dish, 'dairy'),
      ...partsIn(dish, 'sauce').filter((part) => ['mustard', 'condiment', 'pesto'].includes(part.item.kind)),
    ]
    const grain = firstIn(dish, 'starch')
    const boiled = grain && boilStarch(dish, grain)
    const hot = hotFilling(dish)
    const main = firstIn(dish, 'main')
    const coldMain = hot.length === 0 && main ? [main] : []
    const inside = chain(
      hot.length > 0 ? 'the filling' : the(coldMain),
      the([...(grain ? [grain] : []), ...cold(dish)]),
    )
    const isPocket = base.item.kind === 'roll'
    return [
      boiled ? step(act(boiled.act.text, boiled.act.min + boiled.waitMin)) : step(NOTHING),
      ...hot,
      step(
        act(
          `Warm ${the([base])} in a dry pan for 20 seconds a side, so that ${isPlural([base]) ? 'they bend' : 'it bends'} without cracking.`,
          2,
        ),
      ),
      step(
        isPocket
          ? act(
              `Split ${the([base])} open${spread.length > 0 ? `, spread the inside with ${the(spread)}` : ''} and fill with ${inside}.`,
              4,
            )
          : act(
              bySkill(
                dish,
                `${spread.length > 0 ? `Spread ${the(spread)} over ${the([base])}` : `Lay out ${the([base])}`}, leaving a finger's width free at the edge. Put ${inside} in the middle, fold in the sides and roll up tightly.`,
                `${spread.length > 0 ? `Spread ${the(spread)} over ${the([base])}` : `Lay out ${the([base])}`}, add ${inside}, fold in the sides and roll up.`,
                `${spread.length > 0 ? `Spread ${the(spread)} on ${the([base])}` : `Lay out ${the([base])}`}; add ${inside}; roll tight.`,
              ),
              4,
            ),
        isPocket ? NOTHING : act('Cut in half on the slant.'),
        hot.length === 0 ? act(seasonHot(dish).text) : NOTHING,
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish)
    return [
      flavoured(dish, `${attributives([first!, ...(second ? [second] : [])])} wrap`),
      `${attributive(first!)} wrap with ${second ? plurals([second]) : label(firstIn(dish, 'dairy') ?? firstIn(dish, 'raw') ?? first!)}`,
    ]
  },
  descriptions: (dish) => [
    `${bare(leads(dish).slice(0, 3))} rolled into a warm wrap${firstIn(dish, 'dairy') ? ` with ${label(firstIn(dish, 'dairy')!)}` : ''}: lunch you can hold.`,
    `Roll it tight and it will survive the walk to a bench in the park.`,
  ],
}
