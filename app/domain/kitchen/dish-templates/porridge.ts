import { jugMl } from '#app/domain/kitchen/words.ts'
import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, label, the } from '#app/domain/kitchen/labels.ts'
import { plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { givenIn, rule } from './slot-rules.ts'
import {
  CRUNCH,
  FRUIT,
  NUT_IDS,
  PLANT_FIRST,
  SCENT,
  SWEETENER,
  SWEETENERS,
  fruitFill,
  fruits,
} from './sweet-base.ts'

/** Grains that are salted, not sweetened. */
const NO_PORRIDGE: ReadonlySet<string> = new Set(['couscous', 'bulgur'])

export const porridge: DishTemplate = {
  id: 'porridge',
  standby: true,
  noun: 'porridge',
  plate: 'porridge',
  family: 'sweet',
  taste: 'sweet',
  meals: { breakfast: 1.1, snack: 0.2 },
  cuisines: { American: 1 },
  style: null,
  slots: [
    rule('base', 1, ['oats', 'quick-grain']),
    rule('liquid', 1, ['milk', 'coconut-milk'], 3.6),
    FRUIT,
    ...SCENT,
    SWEETENER,
    ...CRUNCH,
    rule('dairy', 1, ['yoghurt', 'cream']),
    rule('topping', 1, ['cereal'], 0.5),
  ],
  fills: [
    {
      slot: 'base',
      ids: ['oats', 'millet', 'quinoa'],
      must: true,
      grams: 50,
    },
    { slot: 'liquid', ids: PLANT_FIRST, must: true, grams: 220 },
    fruitFill,
    { slot: 'sweet', ids: SWEETENERS },
    { slot: 'topping', ids: NUT_IDS },
  ],
  suits: (dish) =>
    givenIn(dish, 'base', 'fruit', 'liquid', 'sweet', 'topping', 'spice') > 0 &&
    !NO_PORRIDGE.has(firstIn(dish, 'base')?.item.key ?? '')
      ? givenIn(dish, 'base') * 2
      : false,
  cook: (dish) => {
    const base = firstIn(dish, 'base')!
    const milk = firstIn(dish, 'liquid')!
    const isOats = base.item.kind === 'oats'
    const cooked = fruits(dish).filter((part) => part.item.kind === 'firm-fruit')
    const fresh = fruits(dish).filter((part) => part.item.kind !== 'firm-fruit')
    const inPot = [...cooked, ...partsIn(dish, 'spice')]
    const water = jugMl(base.grams * (isOats ? 1.2 : 2))
    const min = isOats ? 5 : 16
    const tops = [...partsIn(dish, 'dairy'), ...fresh, ...partsIn(dish, 'topping'), ...partsIn(dish, 'side')]
    return [
      step(
        act(
          bySkill(
            dish,
            `Put ${the([base])}, ${label(milk)} and ${water} water in ${dish.servings > 2 ? 'a large saucepan' : 'a saucepan'} with a pinch of salt${inPot.length > 0 ? ` and add ${the(inPot)}` : ''}. Bring slowly to a simmer over a medium heat, stirring so that nothing sticks.`,
            `Put ${the([base, milk, ...inPot])} in a saucepan with ${water} water and a pinch of salt and bring to a simmer, stirring.`,
            `Bring ${the([base, milk, ...inPot])}, ${water} water and a pinch of salt to a simmer, stirring.`,
          ),
          4,
        ),
      ),
      step(
        act(
          bySkill(
            dish,
            `Cook gently for ${min} to ${min + 2} minutes, stirring often, until thick and creamy${cooked.length > 0 ? ` and ${the(cooked)} soft` : ''}. It thickens more as it stands, so stop while it still runs.`,
            `Cook gently for ${min} to ${min + 2} minutes, stirring, until creamy.`,
            `${min} minutes over a low heat, stirring, until it just holds.`,
          ),
          min + 2,
        ),
      ),
      step(
        act(
          `Spoon into ${dish.servings === 1 ? 'a bowl' : 'bowls'}${tops.length > 0 ? ` and top with ${the(tops)}` : ''}.`,
          2,
        ),
        partsIn(dish, 'sweet').length > 0 ? act(`Finish with ${the(partsIn(dish, 'sweet'))}.`) : NOTHING,
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = fruits(dish)
    const spice = firstIn(dish, 'spice')
    const nut = firstIn(dish, 'topping')
    const grain =
      firstIn(dish, 'base')!.item.kind === 'oats'
        ? 'porridge'
        : `${attributive(firstIn(dish, 'base')!)} porridge`
    return [
      `${spice && spice.item.kind === 'sweet-spice' ? `${attributive(spice).replace('ground ', '')} ` : ''}${grain} with ${plurals([first!, ...(second ? [second] : [])])}`,
      `${attributive(first!)} ${grain}${nut ? ` with ${label(nut)}` : ''}`,
    ]
  },
  descriptions: (dish) => [
    `Creamy ${firstIn(dish, 'base')!.item.kind === 'oats' ? 'oats' : label(firstIn(dish, 'base')!)} with ${bare(fruits(dish).slice(0, 2))} on top, stirred until it is thick and soft.`,
    `A warm bowl for a slow start. Stir more than you think you need to; that is what makes it creamy.`,
  ],
}
