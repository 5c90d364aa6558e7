import { heap, strewAll } from './arrange.ts'
import { dark, light } from './colours.ts'
import type { PlateFood } from './plate.ts'
import { type Layout, type Scene, withRole } from './scene.ts'
import { blob, dots, pointsWithin } from './shapes.ts'
import { filled, placed, shaded, stroked, svg } from './svg.ts'
import { grains, noodles, sauce } from './textures.ts'

/** A drawing of a round made to fill an oval vessel. */
const ovally = ({ bounds, radius }: Scene, drawing: string): string =>
  svg`<g transform="scale(${bounds.rx / radius} 1)">${drawing}</g>`

const fill = (scene: Scene, food: PlateFood): string =>
  ovally(scene, sauce(food, scene.radius * 0.95, scene.random))

/** Soups, stews and risottos: the base fills the vessel, the rest lies in it. */
const filledVessel: Layout = (scene) => {
  const { solid, random, radius } = scene
  const [liquid] = withRole(scene, 'sauce')
  const [bed] = withRole(scene, 'grains')
  const base = liquid ? fill(scene, liquid) : bed ? grains(bed, radius * 0.96, random) : ''
  const inside = liquid && bed ? placed(0, 4, 0, shaded(grains(bed, radius * 0.46, random))) : ''
  return base + inside + strewAll(scene, solid, 0.74)
}

/** From the pot beside its rice; without rice the pot is full of it. What has no broth of its own has only its sauce below. */
const beside: Layout = (scene) => {
  const { form, solid, random, radius } = scene
  const [liquid] = withRole(scene, 'sauce')
  const bed = withRole(scene, 'grains')[0] ?? withRole(scene, 'noodles')[0]
  const isPool = form.base !== undefined
  if (!bed) {
    const full = liquid && isPool ? fill(scene, liquid) : ''
    return full + strewAll(scene, solid, isPool ? 0.76 : 0.84)
  }
  const pool = liquid
    ? isPool
      ? fill(scene, liquid)
      : placed(radius * 0.36, 0, 0, shaded(sauce(liquid, radius * 0.52, random, 1.2)))
    : ''
  const bedDrawing =
    bed.role === 'noodles' ? noodles(bed, radius * 0.52, random) : grains(bed, radius * 0.54, random, 1.12)
  // At least five heaps, so that one or two foods fill their half as well.
  const spots = solid.length === 0 ? 0 : Math.max(5, solid.length)
  const rest = Array.from({ length: spots }, (_, index) => {
    const food = solid[index % solid.length] as PlateFood
    const angle = -1.35 + ((index + 0.5) * 2.7) / spots
    const reach = index % 2 ? 0.66 : 0.4
    return heap(
      scene,
      food,
      radius * (0.1 + Math.cos(angle) * reach),
      Math.sin(angle) * radius * 0.66,
      radius * 0.25,
      17,
    )
  })
  return pool + placed(-radius * 0.42, radius * 0.06, 0, shaded(bedDrawing)) + rest.join('')
}

/** Porridge and yoghurt: toppings in a crescent along one side. */
const topped: Layout = (scene) => {
  const { solid, random, radius } = scene
  const [base] = withRole(scene, 'sauce')
  const crumble = withRole(scene, 'grains')
  const toppings = [...crumble, ...solid]
  const laid = toppings.map((food, index) => {
    const angle = -2.7 + ((index + 0.5) * 3.6) / Math.max(1, toppings.length)
    const [x, y] = [Math.cos(angle) * radius * 0.56, Math.sin(angle) * radius * 0.56]
    return heap(scene, food, x, y, radius * 0.3, radius < 120 ? 15 : 20)
  })
  return (base ? sauce(base, radius * 0.96, random) : '') + laid.join('')
}

/** From the oven: browned on top, its foods showing through. */
const gratin: Layout = (scene) => {
  const { solid, random, radius } = scene
  const [base] = withRole(scene, 'sauce')
  const colour = base?.colour ?? '#f0c560'
  const browned = (count: number, size: number) =>
    pointsWithin(random, radius * 0.84, count)
      .map(([x, y]) =>
        placed(
          x,
          y,
          0,
          filled(
            blob(random, size * (0.6 + random() * 0.6), { points: 7, unevenness: 0.26 }),
            dark(colour, 0.3),
            ' opacity=".55"',
          ),
        ),
      )
      .join('')
  const crumbs =
    stroked(dots(pointsWithin(random, radius * 0.88, 46)), dark(colour, 0.34), 6) +
    stroked(dots(pointsWithin(random, radius * 0.88, 46)), light(colour, 0.35), 5.4)
  const crust = base ? sauce({ ...base, colour }, radius * 0.95, random) : ''
  return ovally(scene, crust + browned(16, 15)) + strewAll(scene, solid, 0.72) + ovally(scene, crumbs)
}

export const liquidLayouts = { filled: filledVessel, beside, topped, gratin }
