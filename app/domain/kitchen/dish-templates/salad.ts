import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, be, label, the } from '#app/domain/kitchen/labels.ts'
import { attributives, flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { serve, whisk } from '#app/domain/kitchen/techniques/finish.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { roastMinOf } from '#app/domain/kitchen/techniques/vegetables.ts'
import { minutes } from '#app/domain/kitchen/words.ts'
import { READY_MAINS, boilEggs, coldSlots, cookMain, dressingParts } from './bowl-base.ts'
import { LEAVES, givenIn, rule } from './slot-rules.ts'

export const salad: DishTemplate = {
  id: 'salad',
  standby: true,
  noun: 'salad',
  plate: 'salad',
  family: 'cold',
  taste: 'savoury',
  meals: { lunch: 1, dinner: 0.7 },
  only: ['Italian', 'Mediterranean', 'American', 'Mexican', 'Indian', 'Japanese', 'Chinese'],
  cuisines: {
    Mediterranean: 1.2,
    American: 0.7,
    Italian: 0.7,
    Mexican: 0.2,
    Indian: -1.5,
    Japanese: -0.5,
    Chinese: -1,
  },
  style: 'dressing',
  slots: [
    ...coldSlots,
    rule(
      'raw',
      5,
      ['pepper', 'hard-root', 'celery', 'quick', 'cabbage', 'beetroot', 'mushroom', 'spring-onion'],
      0.7,
    ),
    rule('veg', 2, ['firm', 'courgette', 'aubergine', 'squash', 'potato', 'sweet-potato'], 0.9),
    rule('leaf', 1, LEAVES, 0.7),
    rule('fruit', 1, ['firm-fruit', 'soft-fruit', 'berry', 'sweet-citrus'], 0.6),
    rule('aromatic', 1, ['allium'], 0.4),
    rule('starch', 1, ['bread', 'pasta', 'roll', 'quick-grain', 'noodles'], 0.5),
  ],
  fills: [
    { slot: 'fat', ids: (dish) => dish.cuisine.oil, must: true },
    {
      slot: 'raw',
      across: ['raw', 'leaf'],
      need: 2,
      ids: (dish) => [...dish.cuisine.saladLeaf, 'tomato', 'cucumber', 'carrot'],
      must: true,
    },
    { slot: 'acid', ids: (dish) => dish.cuisine.acid, must: true },
  ],
  cuts: {
    main: 'whole',
    veg: 'bite',
    egg: 'whole',
    raw: 'slice',
    garlic: 'juice',
    aromatic: 'slice',
    starch: 'bite',
  },
  suits: (dish) =>
    givenIn(dish, 'raw', 'leaf', 'veg', 'pulse') > 0 &&
    givenIn(dish, 'raw', 'leaf', 'veg', 'pulse', 'main', 'cheese', 'egg') > 1
      ? givenIn(dish, 'raw') * 0.5
      : false,
  cook: (dish) => {
    const veg = partsIn(dish, 'veg')
    const starch = firstIn(dish, 'starch')
    const isBread = starch && ['bread', 'roll'].includes(starch.item.kind)
    const boiled = starch && !isBread ? boilStarch(dish, starch) : null
    const hasMain = partsIn(dish, 'main').some((part) => !READY_MAINS.some((kind) => kind === part.item.kind))
    const spices = partsIn(dish, 'spice')
    const fat = partsIn(dish, 'fat')
    const roastMin = Math.max(15, roastMinOf(veg))
    const base = [
      ...partsIn(dish, 'leaf', 'raw', 'aromatic', 'fruit', 'pulse'),
      ...veg,
      ...(starch && !isBread ? [starch] : []),
    ]
    const onTop = [...partsIn(dish, 'main', 'bacon', 'egg', 'cheese'), ...(isBread ? [starch] : [])]
    const scattered = partsIn(dish, 'topping', 'herb')
    const isOilUsed = hasMain || veg.length > 0
    const dressing = dressingParts(dish, ...(isOilUsed ? [] : fat), ...(hasMain ? [] : spices))
    return [
      veg.length > 0
        ? starting(
            step(
              act(
                `Heat the oven to 200 °C (180 °C fan). Toss ${the(veg)} with a little of ${the(fat)}, spread on a tray and roast for ${minutes(roastMin, roastMin + 5)}, until tender and brown at the edges.`,
                3,
              ),
            ),
            'veg',
            roastMin + 5,
          )
        : step(NOTHING),
      boiled
        ? starting(
            step(
              boiled.act,
              act(bySkill(dish, 'Let it cool: warm food makes leaves limp.', 'Let it cool.', '')),
            ),
            'starch',
            boiled.waitMin,
          )
        : step(NOTHING),
      boilEggs(dish),
      cookMain(dish, true),
      isBread
        ? step(
            act(
              `Tear or cut ${the([starch])} into pieces and toast in a dry pan or hot oven for 5 to 6 minutes, until crisp.`,
              6,
            ),
          )
        : step(NOTHING),
      step(whisk(dish, dressing, 'dressing'), isOilUsed ? act(`Stir in the rest of ${the(fat)}.`) : NOTHING),
      awaiting(
        step(
          act(
            bySkill(
              dish,
              `Put ${the(base)} in a large bowl, pour over most of the dressing and turn with your hands until everything shines. Dress it just before eating, or the leaves go limp.`,
              `Toss ${the(base)} with most of the dressing.`,
              `Dress ${the(base)} at the last moment.`,
            ),
            3,
          ),
          onTop.length > 0 ? act(`Lay ${the(onTop)} on top.`, 1) : NOTHING,
          scattered.length > 0 ? act(`Scatter with ${the(scattered)}.`) : NOTHING,
          act('Spoon over the rest of the dressing.'),
          serve(dish, 'plate'),
        ),
        'veg',
      ),
    ]
  },
  names: (dish) => {
    const parts = leads(dish).filter((part) => part.item.kind !== 'salad-leaf')
    const [first, second, third] = parts.length > 0 ? parts : leads(dish)
    if (!first) return ['Green salad']
    return [
      `${attributives([first, ...(second ? [second] : [])])} salad${third ? ` with ${plurals([third])}` : ''}`,
      flavoured(
        dish,
        `${attributive(first)} salad${second ? ` with ${plurals([second, ...(third ? [third] : [])])}` : ''}`,
      ),
    ]
  },
  descriptions: (dish) => [
    `${bare(leads(dish).slice(0, 3))} under a sharp dressing: enough for a meal, not a side.`,
    `Cut everything about the same size and dress it at the last minute. ${firstIn(dish, 'topping') ? `The ${label(firstIn(dish, 'topping')!)} ${be([firstIn(dish, 'topping')!])} there for the ${['nut', 'seed'].includes(firstIn(dish, 'topping')!.item.kind) ? 'crunch' : 'salt'}.` : 'Use the best oil you have.'}`,
  ],
}
