import { type Dish, type Part, bySkill } from '#app/domain/kitchen/dish.ts'
import { label, the, them } from '#app/domain/kitchen/labels.ts'
import { jugMl, minutes } from '#app/domain/kitchen/words.ts'
import { type Act, act } from './act.ts'
import { pot } from './base.ts'

/** Rice, grains, pasta, noodles and potatoes cooked by themselves. */

type Boiled = { act: Act; /** Minutes it goes on by itself. */ waitMin: number }

/** Minutes it boils by itself; potatoes and roots are cut up first. */
const timesOf = ({ item }: Part): readonly [number, number] => item.food?.boilMin ?? [12, 15]

/** Grains that are only covered with boiling water: couscous. */
export const isOnlySoaked = ({ item }: Part): boolean =>
  item.kind === 'quick-grain' && (item.food?.boilMin?.[1] ?? Infinity) <= SOAKED_MAX_MIN
const SOAKED_MAX_MIN = 6

/** Rice with its bran on takes twice as long as white rice. */
export const isWholegrainRice = ({ food }: Part['item']): boolean =>
  (food?.boilMin?.[0] ?? 0) >= WHOLEGRAIN_MIN
const WHOLEGRAIN_MIN = 25

/** Whether it is cooked before it reaches the kitchen. */
export function isReady(part: Part): boolean {
  if (part.item.kind === 'gnocchi') return false
  return (
    part.item.kind === 'cooked-rice' ||
    part.item.kind === 'cooked-grain' ||
    part.item.food?.state === 'cooked'
  )
}

/** Puts a starch on to cook by itself, with water, times and how it is finished. */
export function boilStarch(dish: Dish, part: Part): Boiled {
  const one = [part]
  const [low, high] = timesOf(part)
  const { kind } = part.item
  if (isReady(part)) {
    return {
      act: act(
        `Warm ${the(one)} with a splash of water in a covered pan for 3 to 4 minutes, until steaming hot all through.`,
        4,
      ),
      waitMin: 0,
    }
  }
  if (isOnlySoaked(part)) {
    const water = jugMl(part.grams * 1.4)
    return {
      act: act(
        bySkill(
          dish,
          `Put ${the(one)} in a bowl, pour over ${water} boiling water, cover with a plate and leave for 5 minutes: the grains drink it up. Loosen with a fork.`,
          `Pour ${water} boiling water over ${the(one)}, cover for 5 minutes, then loosen with a fork.`,
          `Hydrate ${the(one)} with ${water} boiling water, covered, 5 minutes; fork through.`,
        ),
        2,
      ),
      waitMin: 5,
    }
  }
  if (kind === 'pasta' || kind === 'noodles' || kind === 'ready-noodles' || kind === 'gnocchi') {
    return { act: act(boilInMuchWater(dish, part, low, high), 2), waitMin: high + 6 }
  }
  if (kind === 'potato' || kind === 'sweet-potato') {
    return {
      act: act(
        bySkill(
          dish,
          `Put ${the(one)} in ${pot(dish)}, cover with cold water and a little salt, bring to the boil and simmer for ${minutes(low, high)}, until the point of a knife goes in without pushing. Drain well.`,
          `Boil ${the(one)} in salted water from cold for ${minutes(low, high)} once bubbling, until tender. Drain.`,
          `Boil ${the(one)} from cold in salted water, ${minutes(low, high)}; drain and steam dry.`,
        ),
        3,
      ),
      waitMin: high + 6,
    }
  }
  const perGram = kind === 'slow-grain' ? 3 : kind === 'quick-grain' ? 2 : 1.6
  const water = jugMl(part.grams * perGram)
  const rinse = kind === 'rice' || kind === 'risotto-rice' || kind === 'quick-grain'
  return {
    act: act(
      bySkill(
        dish,
        `${rinse ? `Rinse ${the(one)} in a sieve under the cold tap until the water runs almost clear, so that the grains stay apart. Put ${them(one)}` : `Put ${the(one)}`} in ${dish.servings > 4 ? 'a large saucepan' : 'a saucepan'} with ${water} water and a pinch of salt and bring to the boil. Cover, turn the heat to low and cook for ${minutes(low, high)} without lifting the lid. Take off the heat and leave covered for 5 minutes, then loosen with a fork.`,
        `${rinse ? `Rinse ${the(one)}, then put` : 'Put'} ${rinse ? them(one) : the(one)} in a saucepan with ${water} water and a pinch of salt. Bring to the boil, cover and cook over a low heat for ${minutes(low, high)}, then rest off the heat for 5 minutes.`,
        `Cook ${the(one)}${rinse ? ', rinsed,' : ''} by absorption: ${water} water, pinch of salt, covered, ${minutes(low, high)}, 5 minutes' rest.`,
      ),
      3,
    ),
    waitMin: high + 9,
  }
}

function boilInMuchWater(dish: Dish, part: Part, low: number, high: number): string {
  const one = [part]
  const water = jugMl(Math.max(1500, part.grams * 10))
  const isNoodle = part.item.kind === 'noodles' || part.item.kind === 'ready-noodles'
  if (part.item.kind === 'gnocchi') {
    return bySkill(
      dish,
      `Bring ${water} salted water to the boil. Add ${the(one)} and cook for ${minutes(low, high)}, until ${label(part) === 'gnocchi' ? 'they float' : 'it floats'} to the top. Lift out with a slotted spoon.`,
      `Cook ${the(one)} in plenty of boiling salted water for ${minutes(low, high)}, until they float. Drain.`,
      `Poach ${the(one)} in simmering salted water, ${minutes(low, high)}, until they float.`,
    )
  }
  if (isNoodle) {
    return bySkill(
      dish,
      `Bring ${water} water to the boil in ${pot(dish)}, add ${the(one)} and cook for ${minutes(low, high)} (check the packet), until tender with a little bite. Drain and rinse under the cold tap, so that they do not stick.`,
      `Cook ${the(one)} in boiling water for ${minutes(low, high)}, drain and rinse in cold water.`,
      `Boil ${the(one)} for ${minutes(low, high)}, a shade under; refresh and drain.`,
    )
  }
  return bySkill(
    dish,
    `Bring ${water} water with 1 tsp salt to the boil in ${pot(dish)}. Add ${the(one)} and cook for ${minutes(low, high)}, until tender but still a little firm when you bite a piece. Keep a cup of the cooking water, then drain.`,
    `Cook ${the(one)} in plenty of boiling salted water for ${minutes(low, high)}, until al dente. Keep a cup of the water and drain.`,
    `Boil ${the(one)} in well-salted water to 1 minute short of al dente (about ${minutes(low)}); reserve a cup of the water.`,
  )
}

/** Polenta stirred into boiling water until thick and soft. */
export function boilPolenta(dish: Dish, part: Part): Act {
  const water = jugMl(part.grams * 4.5)
  const one = [part]
  return act(
    bySkill(
      dish,
      `Bring ${water} salted water to the boil, pour in ${the(one)} in a thin stream, whisking so that no lumps form, and cook over a low heat for 8 to 10 minutes, stirring often, until thick and soft.`,
      `Whisk ${the(one)} into ${water} boiling salted water and cook gently for 8 to 10 minutes, stirring.`,
      `Rain ${the(one)} into ${water} boiling salted water; low heat, 8 to 10 minutes, whisking.`,
    ),
    11,
  )
}
