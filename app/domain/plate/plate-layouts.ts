import { heap, reachOf, strew, strewAll } from './arrange.ts'
import { foodItem } from './food-item.ts'
import type { PlateFood } from './plate.ts'
import { isEgg, isSolid, keepFree, put, type Layout, type Scene, withRole } from './scene.ts'
import { placed, shaded, svg } from './svg.ts'
import { grains, noodles, sauce } from './textures.ts'

const TRAY_PLACES = [
  [-0.5, -0.36],
  [0.46, -0.42],
  [-0.1, 0.42],
  [0.66, 0.4],
] as const

/** Everything together, the mains on top; a bird or a joint lies alone in the middle. */
const tray: Layout = (scene) => {
  const { solid, random, bounds } = scene
  const around = solid.filter((food) => food.role !== 'pieces')
  const bed = withRole(scene, 'grains').map(
    (food) =>
      svg`<g transform="scale(${bounds.rx / bounds.ry} 1)">${grains(food, bounds.ry * 0.93, random)}</g>`,
  )
  const mains = solid.filter((food) => food.role === 'pieces')
  const laid = mains.map((food) => {
    const isLarge =
      food.shape === 'bird' || food.shape === 'joint' || food.shape === 'ribs' || food.shape === 'belly'
    const [size, places] = isLarge ? [84, [[0, 0]] as const] : [50, TRAY_PLACES]
    return places
      .map(([x = 0, y = 0]) => {
        keepFree(scene, x * bounds.rx, y * bounds.ry, size)
        const drawing = foodItem(food, size, random)
        return shaded(
          put(scene, x * bounds.rx, y * bounds.ry, random() * 60 - 30, reachOf(food, size), drawing),
        )
      })
      .join('')
  })
  return (
    bed.join('') +
    strewAll(scene, around, 0.94) +
    strewAll(
      scene,
      around.filter((food) => food.role !== 'slices'),
      0.9,
    ) +
    laid.join('')
  )
}

const noodleDish: Layout = (scene) => {
  const { form, solid, random, radius } = scene
  const [nest] = withRole(scene, 'noodles')
  const sauces = withRole(scene, 'sauce')
  if (!nest) return form.base ? brothWith(scene, '') : tossed(scene)
  if (form.base) return brothWith(scene, placed(-18, 4, 0, shaded(noodles(nest, radius * 0.62, random))))
  return (
    placed(0, 4, 0, shaded(noodles(nest, radius * 0.84, random))) +
    sauces.map((food) => shaded(sauce(food, radius * 0.46, random))).join('') +
    strewAll(scene, solid, 0.62)
  )
}

/** A clear soup: each food in its own place on the broth. */
function brothWith(scene: Scene, middle: string): string {
  const { solid, random, radius } = scene
  const broth = withRole(scene, 'sauce').map((food) => sauce(food, radius * 0.95, random))
  const toppings = solid.map((food, index) => {
    const angle = -0.9 + (index * 5.2) / Math.max(1, solid.length)
    const [x, y] = [Math.cos(angle) * radius * 0.58, Math.sin(angle) * radius * 0.58]
    return heap(scene, food, x, y, radius * 0.34, 24, food.role === 'slices' ? 3 : undefined)
  })
  return broth.join('') + middle + toppings.join('')
}

/** Everything in its own heap on a bed. */
const heaps: Layout = (scene) => {
  const { solid, random, bounds, radius } = scene
  const bed = bounds.isBox ? undefined : (withRole(scene, 'grains')[0] ?? withRole(scene, 'leaves')[0])
  const around = solid.filter((food) => food !== bed)
  let drawing = ''
  if (bed)
    drawing += bed.role === 'grains' ? grains(bed, radius * 0.96, random) : strew(scene, bed, 0.85, 26, 36)
  const start = random() * 6.28
  const isCrowded = around.length > 4
  // A board with little on it is not left bare: each food lies there in plenty.
  const isRoomy = bounds.isBox && around.length <= 3
  const [reach, size] = isCrowded ? [0.36, 21] : isRoomy ? [0.58, 24] : [0.43, 24]
  for (const [index, food] of around.entries()) {
    const angle = start + (index / around.length) * 6.283
    const off = around.length === 1 ? 0 : 0.55
    const [x, y] = [Math.cos(angle) * bounds.rx * off, Math.sin(angle) * bounds.ry * off]
    const many = isRoomy && (food.role === 'pieces' || isEgg(food)) ? 5 : undefined
    drawing += heap(scene, food, x, y, radius * (off === 0 ? 0.85 : reach), size, many)
  }
  for (const food of withRole(scene, 'sauce')) drawing += shaded(sauce(food, radius * 0.24, random))
  return drawing
}

/** Leaves below, the rest strewn, a few leaves back on top. */
const salad: Layout = (scene) => {
  const { solid, random, radius } = scene
  const green = withRole(scene, 'leaves')
  const rest = solid.filter((food) => food.role !== 'leaves')
  const most = green.length > 1 ? 13 : 22
  return (
    green.map((food) => strew(scene, food, 0.86, most, 38)).join('') +
    withRole(scene, 'grains')
      .map((food) => shaded(grains(food, radius * 0.6, random)))
      .join('') +
    withRole(scene, 'noodles')
      .map((food) => shaded(noodles(food, radius * 0.66, random)))
      .join('') +
    strewAll(scene, rest, 0.7) +
    green.map((food) => strew(scene, food, 0.74, 4, 27)).join('')
  )
}

/** From the wok or the pot: everything strewn together over its rice. */
function tossed(scene: Scene): string {
  const { solid, random, radius } = scene
  const [bed] = withRole(scene, 'grains')
  const [nest] = withRole(scene, 'noodles')
  return (
    (bed ? shaded(grains(bed, radius * 0.92, random)) : '') +
    (nest ? shaded(noodles(nest, radius * 0.86, random)) : '') +
    strewAll(scene, solid, bed || nest ? 0.7 : 0.82)
  )
}

/** A plate as at home: one main in front, the sides behind it, sauce below. */
const mainAndSides: Layout = (scene) => {
  const { foods, solid, random, radius } = scene
  const main = foods.find((food) => food.role === 'pieces') ?? solid[0]
  const isSide = (food: PlateFood) =>
    food !== main && (isSolid(food) || food.role === 'grains' || food.role === 'noodles')
  const sides = foods.filter(isSide)
  let drawing = ''
  for (const food of withRole(scene, 'sauce'))
    drawing += placed(-10, 18, 0, sauce(food, radius * 0.62, random))
  for (const [index, food] of sides.entries()) {
    const angle = -2.75 + ((index + 0.5) * 2.36) / sides.length
    const [x, y] = [Math.cos(angle) * radius * 0.6, Math.sin(angle) * radius * 0.6]
    drawing += heap(scene, food, x, y, radius * (sides.length > 2 ? 0.36 : 0.44), 23)
  }
  if (main?.role === 'pieces' && main.shape !== 'prawn') {
    const size = main.shape === 'whole-fish' ? 118 : 86
    keepFree(scene, -30, 44, size * 0.58)
    keepFree(scene, 36, 40, size * 0.58)
    return drawing + shaded(put(scene, 4, 42, -10, size * 1.02, foodItem(main, size, random)))
  }
  if (!main) return drawing
  keepFree(scene, 4, 44, radius * 0.4)
  return drawing + heap(scene, main, 4, 44, radius * 0.46, 21)
}

export const plateLayouts = {
  tray,
  noodles: noodleDish,
  heaps,
  salad,
  tossed,
  'main and sides': mainAndSides,
}
