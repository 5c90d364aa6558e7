import { type Dish, type DishTemplate, type Part, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, label, the } from '#app/domain/kitchen/labels.ts'
import { attributives, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { type Act, NOTHING, act, awaiting, step } from '#app/domain/kitchen/techniques/act.ts'
import { enrich, serve, sharpen } from '#app/domain/kitchen/techniques/finish.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import {
  COCONUT,
  PULSES,
  TOMATO,
  bubble,
  lateMains,
  riceMeanwhile,
  startPot,
  waterWords,
} from './pot-base.ts'
import {
  CONDIMENT,
  FIRM_VEGETABLES,
  LEAVES,
  MEATS,
  SAVOURY,
  SEAFOOD,
  VEGETARIAN_MAINS,
  WARM_SPICES,
  givenIn,
  oil,
  onion,
  rule,
} from './slot-rules.ts'

const POT_VEGETABLES = rule('veg', 3, [...FIRM_VEGETABLES, 'potato', 'sweet-potato'], 1)

const CREAMY = rule('dairy', 1, ['yoghurt', 'cream'])

function servedWith(dish: Dish): string {
  const starch = firstIn(dish, 'starch')
  if (!starch) return 'in deep bowls'
  return ['wrap', 'roll'].includes(starch.item.kind)
    ? `with ${label(starch)} to tear`
    : `ladled over ${label(starch)}`
}

/** What goes on top, without what went into the pot already. */
function scatter(dish: Dish, inPot: readonly Part[]): Act {
  const parts = partsIn(dish, 'topping', 'herb').filter((part) => !inPot.includes(part))
  return parts.length > 0 ? act(`Scatter with ${the(parts)}.`, 1) : NOTHING
}

const CURRY_MAIN = rule('main', 1, [
  ...MEATS,
  'poultry-bone',
  'stewing-meat',
  ...SEAFOOD,
  'mussels',
  ...VEGETARIAN_MAINS,
  'mince',
  'cooked-meat',
])

export const curry: DishTemplate = {
  id: 'curry',
  standby: true,
  noun: 'curry',
  plate: 'curry',
  family: 'pot',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.6 },
  only: ['Indian'],
  cuisines: { Indian: 1.6 },
  style: 'simmer',
  slots: [
    CURRY_MAIN,
    PULSES,
    POT_VEGETABLES,
    rule('leaf', 1, LEAVES),
    ...SAVOURY,
    WARM_SPICES,
    rule('spice', 1, ['curry-paste']),
    TOMATO,
    COCONUT,
    CREAMY,
    rule('liquid', 1, ['stock']),
    rule('topping', 1, ['nut', 'coconut']),
    rule('topping', 1, ['dried-fruit'], 0.7),
    CONDIMENT,
    rule('starch', 1, ['rice', 'cooked-rice', 'wrap', 'roll', 'quick-grain', 'slow-grain']),
  ],
  fills: [
    { slot: 'pulse', across: ['main', 'pulse', 'veg'], ids: (dish) => dish.cuisine.pulse, must: true },
    oil,
    { slot: 'starch', ids: (dish) => dish.cuisine.rice, must: true },
    onion,
  ],
  suits: (dish) => givenIn(dish, 'main', 'pulse', 'veg', 'leaf', 'spice') > 0,
  cook: (dish) => {
    const starch = firstIn(dish, 'starch')
    const isRice = starch && !['wrap', 'roll'].includes(starch.item.kind)
    const boiled = isRice ? boilStarch(dish, starch) : null
    const wet = [...partsIn(dish, 'tomato'), ...partsIn(dish, 'liquid')]
    const water = wet.length >= 2 ? '' : waterWords(dish, wet.length === 1 ? 60 : 100)
    const fruit = partsIn(dish, 'topping').filter((part) => part.item.kind === 'dried-fruit')
    return [
      ...startPot(dish, 'in the sauce'),
      bubble(dish, water, [...wet, ...fruit]),
      ...riceMeanwhile(dish, boiled),
      awaiting(step(lateMains(dish), wilt(dish, partsIn(dish, 'leaf')), enrich(dish), sharpen(dish)), 'pot'),
      awaiting(
        step(
          scatter(dish, fruit),
          starch
            ? act(isRice ? `Serve over ${the([starch])}.` : `Warm ${the([starch])} and serve alongside.`, 1)
            : serve(dish, 'bowl'),
          starch && firstIn(dish, 'side') ? act(`Put ${the(partsIn(dish, 'side'))} on the table.`) : NOTHING,
        ),
        'rice',
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish)
    if (!first) return ['Vegetable curry']
    const coconut = dish.parts.some((part) => part.item.kind === 'coconut-milk') ? 'coconut ' : ''
    const rice = firstIn(dish, 'starch')
    return [
      `${attributives([first, ...(second ? [second] : [])])} ${coconut}curry`,
      `${attributive(first)} ${coconut}curry with ${second ? plurals([second]) : rice ? label(rice) : 'rice'}`,
    ]
  },
  descriptions: (dish) => {
    const main = leads(dish).slice(0, 2)
    const creamy = firstIn(dish, 'dairy') ?? firstIn(dish, 'liquid')
    return [
      `${bare(main)} in a spiced sauce${creamy ? ` softened with ${label(creamy)}` : ''}, ${servedWith(dish)}.`,
      `The spices go into hot oil first, which is most of the secret. It keeps well until tomorrow.`,
    ]
  },
}
