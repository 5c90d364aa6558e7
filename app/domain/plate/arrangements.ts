import { heap, isSolid, strew, strewAll } from './arrange.ts'
import { flatRound, pancakes, tacos, toast } from './bread-arrangements.ts'
import { foodItem } from './food-item.ts'
import { garnish } from './garnish.ts'
import { LIQUID, type Scene, withRole } from './scene.ts'
import { placed, shaded } from './svg.ts'
import { drizzle, grains, noodles, sauce } from './textures.ts'

/** Lays the foods out as the dish asks for; drizzles and garnishes come last. */
export function arrange(scene: Scene): string {
  // Tacos and toasts carry their own finish, each piece its share.
  if (/taco/.test(scene.dish) && !/pancake/.test(scene.dish)) return tacos(scene)
  if (/toast|bruschetta|sandwich/.test(scene.dish) && !/pancake/.test(scene.dish)) return toast(scene)
  return body(scene) + finish(scene)
}

function body(scene: Scene): string {
  const { dish, vesselName } = scene
  if (/pancake/.test(dish)) return pancakes(scene)
  if (/pizza|flatbread|frittata|omelette/.test(dish)) return flatRound(scene)
  if (/tossed/.test(dish)) return tossed(scene)
  if (vesselName === 'tray') return trayBake(scene)
  if (withRole(scene, 'noodles').length > 0 && !/salad/.test(dish)) return noodleDish(scene)
  if (LIQUID.test(dish) || vesselName === 'pan') return liquidDish(scene)
  if (/bowl|poke/.test(dish)) return grainBowl(scene)
  if (/salad|slaw/.test(dish)) return salad(scene)
  return mainAndSides(scene)
}

function finish(scene: Scene): string {
  const { random, radius, squash, dish } = scene
  const drizzles = withRole(scene, 'drizzle').map((food) => {
    const turn = -20 + random() * 40
    return placed(0, 0, turn, drizzle(food, radius * 0.62, random, LIQUID.test(dish)))
  })
  const garnishes = withRole(scene, 'garnish').map((food) => garnish(food, radius * 0.72, random, squash))
  return drizzles.join('') + garnishes.join('')
}

const TRAY_PLACES = [
  [-78, -34],
  [64, -56],
  [-10, 52],
  [104, 44],
] as const

function trayBake({ solid, random, squash }: Scene): string {
  const around = solid.filter((food) => food.role !== 'pieces')
  const unsliced = around.filter((food) => food.role !== 'slices')
  const mains = solid.filter((food) => food.role === 'pieces')
  return (
    strewAll(around, 140, random, squash) +
    strewAll(unsliced, 136, random, squash) +
    mains
      .map((food) =>
        TRAY_PLACES.map(([x, y]) =>
          shaded(placed(x, y, random() * 70 - 35, foodItem(food, 56, random))),
        ).join(''),
      )
      .join('')
  )
}

function noodleDish(scene: Scene): string {
  const { dish, solid, random, radius, squash } = scene
  const [nest] = withRole(scene, 'noodles')
  const sauces = withRole(scene, 'sauce')
  if (!nest) return ''
  if (!LIQUID.test(dish)) {
    return (
      placed(0, 4, 0, shaded(noodles(nest, radius * 0.86, random))) +
      sauces.map((food) => sauce(food, radius * 0.5, random)).join('') +
      strewAll(solid, radius * 0.62, random, squash)
    )
  }
  const broth = sauces.map((food) => sauce(food, radius, random)).join('')
  const middle = placed(-18, 4, 0, shaded(noodles(nest, radius * 0.66, random)))
  const toppings = solid.map((food, index) => {
    const angle = -0.9 + (index * 5.2) / Math.max(1, solid.length)
    const [x, y] = [Math.cos(angle) * radius * 0.6, Math.sin(angle) * radius * 0.6]
    return heap(food, x, y, radius * 0.34, random, 25, food.role === 'slices' ? 3 : undefined)
  })
  return broth + middle + toppings.join('')
}

/** Soups, curries, stews, risottos: the base fills the vessel, rice lies beside a sauce. */
function liquidDish(scene: Scene): string {
  const { solid, random, radius, squash } = scene
  const [liquid] = withRole(scene, 'sauce')
  const [bed] = withRole(scene, 'grains')
  let drawing = ''
  if (liquid) drawing += sauce(liquid, radius, random)
  else if (bed) drawing += grains(bed, radius, random)
  const hasSide = liquid !== undefined && bed !== undefined
  if (hasSide) {
    drawing += placed(-radius * 0.42, radius * 0.12, 0, shaded(grains(bed, radius * 0.56, random, 1.18)))
  }
  const rest = strewAll(solid, radius * (hasSide ? 0.52 : 0.72), random, squash)
  return drawing + placed(hasSide ? radius * 0.36 : 0, hasSide ? -radius * 0.06 : 0, 0, rest)
}

/** Everything in its own heap on a bed. */
function grainBowl(scene: Scene): string {
  const { solid, random, radius } = scene
  const bed = withRole(scene, 'grains')[0] ?? withRole(scene, 'leaves')[0]
  const around = solid.filter((food) => food !== bed)
  let drawing = ''
  if (bed)
    drawing +=
      bed.role === 'grains' ? grains(bed, radius, random) : strew(bed, radius * 0.8, random, 26, 38, 1)
  const start = random() * 6.28
  const isCrowded = around.length > 4
  for (const [index, food] of around.entries()) {
    const angle = start + (index / around.length) * 6.283
    const [x, y] = [Math.cos(angle) * radius * 0.54, Math.sin(angle) * radius * 0.54]
    drawing += heap(food, x, y, radius * (isCrowded ? 0.36 : 0.43), random, isCrowded ? 22 : 25)
  }
  for (const food of withRole(scene, 'sauce'))
    drawing += placed(0, 0, 0, shaded(sauce(food, radius * 0.24, random)))
  return drawing
}

/** Leaves below, the rest strewn, a few leaves back on top. */
function salad(scene: Scene): string {
  const { solid, random, radius, squash } = scene
  const green = withRole(scene, 'leaves')
  const rest = solid.filter((food) => food.role !== 'leaves')
  return (
    green.map((food) => strew(food, radius * 0.8, random, 22, 40, 1)).join('') +
    withRole(scene, 'grains')
      .map((food) => shaded(grains(food, radius * 0.6, random)))
      .join('') +
    strewAll(rest, radius * 0.72, random, squash) +
    green
      .slice(0, 1)
      .map((food) => strew(food, radius * 0.66, random, 4, 26, 1))
      .join('')
  )
}

/** From the wok or the pot: everything strewn together over its rice. */
function tossed(scene: Scene): string {
  const { solid, random, radius, squash } = scene
  const [bed] = withRole(scene, 'grains')
  const [nest] = withRole(scene, 'noodles')
  return (
    (bed ? shaded(grains(bed, radius * 0.88, random)) : '') +
    (nest ? shaded(noodles(nest, radius * 0.8, random)) : '') +
    strewAll(solid, radius * 0.68, random, squash)
  )
}

/** A plate as at home: one main in front, the sides behind it. */
function mainAndSides(scene: Scene): string {
  const { foods, solid, random, radius } = scene
  const main = foods.find((food) => food.role === 'pieces') ?? solid[0]
  const sides = foods.filter((food) => food !== main && (isSolid(food) || food.role === 'grains'))
  let drawing = ''
  for (const food of withRole(scene, 'sauce'))
    drawing += placed(-14, 16, 0, sauce(food, radius * 0.74, random))
  for (const [index, food] of sides.entries()) {
    const angle = -2.5 + (index * 3.1) / Math.max(1, sides.length - 0.4)
    const [x, y] = [Math.cos(angle) * radius * 0.56, Math.sin(angle) * radius * 0.5]
    drawing += heap(food, x, y, radius * 0.46, random, 27)
  }
  if (main?.role === 'pieces') return drawing + shaded(placed(6, 46, -14, foodItem(main, 102, random)))
  return main ? drawing + heap(main, 10, 40, radius * 0.5, random, 22) : drawing
}
