import { heap, strewAll } from './arrange.ts'
import { dark, light } from './colours.ts'
import { foodItem } from './food-item.ts'
import type { PlateFood } from './plate.ts'
import { type Layout, type Scene, withRole } from './scene.ts'
import { blob, dots, pointsWithin } from './shapes.ts'
import { disc, filled, placed, shaded, stroked, svg } from './svg.ts'
import { drizzle, sauce } from './textures.ts'

const doughOf = (scene: Scene): string => withRole(scene, 'sauce')[0]?.colour ?? '#dfa658'

/** Three pancakes in a stack, fruit on top. */
const pancakes: Layout = (scene) => {
  const { random, solid } = scene
  let drawing = ''
  for (const [level, shiftX] of [0, 6, -4].entries()) {
    const y = -level * 6
    const moved = ` transform="translate(${shiftX} ${y - 3})"`
    const reach = 118 - level * 7
    drawing += shaded(
      disc(shiftX, y, reach, '#a9692c') +
        disc(shiftX, y - 3, reach - 3, '#f0cf8d') +
        filled(blob(random, reach - 15, { points: 12, unevenness: 0.03 }), '#d99a4a', moved) +
        filled(blob(random, 62, { points: 10, unevenness: 0.18 }), '#c9853a', `${moved} opacity=".55"`),
    )
  }
  for (const food of withRole(scene, 'sauce')) drawing += placed(0, -15, 0, sauce(food, 64, random))
  for (const [index, food] of solid.entries()) {
    const angle = index * 2.2 + 0.6
    drawing += heap(scene, food, Math.cos(angle) * 42, Math.sin(angle) * 36 - 12, 36, 18)
  }
  return drawing
}

/** A few pieces of each food pressed into something baked, within `reach` of the middle. */
function studded({ random, solid }: Scene, reach: number, count: number, size: number): string {
  return pointsWithin(random, reach, solid.length > 0 ? count : 0)
    .map(([x, y], index) =>
      placed(x, y, random() * 360, foodItem(solid[index % solid.length] as PlateFood, size, random)),
    )
    .join('')
}

const crumb = ({ random }: Scene, reach: number, colour: string, squash = 1): string =>
  stroked(dots(pointsWithin(random, reach, 16, squash)), dark(colour, 0.3), 4.4, ' opacity=".6"') +
  stroked(dots(pointsWithin(random, reach, 12, squash)), light(colour, 0.5), 4)

/** A loaf with two slices cut from it. */
const loaf: Layout = (scene) => {
  const colour = doughOf(scene)
  const crust = dark(colour, 0.22)
  const body = 'M-132-24Q-136-66-92-68H26Q62-66 60-6Q62 58 26 60H-92Q-136 58-132 18Z'
  const slice = (x: number, y: number, turn: number) =>
    placed(
      x,
      y,
      turn,
      shaded(
        '<rect x="-14" y="-60" width="42" height="122" rx="16" fill="#8a5527"/>' +
          svg`<rect x="-18" y="-60" width="40" height="120" rx="16" fill="${crust}"/>` +
          svg`<rect x="-12" y="-54" width="30" height="108" rx="12" fill="${light(colour, 0.5)}"/>` +
          placed(3, 0, 0, crumb(scene, 12, light(colour, 0.4), 4) + studded(scene, 10, 4, 9)),
      ),
    )
  return (
    shaded(
      filled(body, dark(colour, 0.5), ' transform="translate(0 6)"') +
        filled(body, crust) +
        filled(body, colour, ' transform="translate(-6 -6) scale(.86)"') +
        stroked('M-100-34Q-80-4-104 34M-58-40Q-38-4-60 40M-14-40Q6-4-14 38', light(colour, 0.6), 9) +
        placed(-40, 0, 0, crumb(scene, 46, colour)) +
        placed(-40, 0, 0, studded(scene, 42, 6, 14)),
    ) +
    slice(84, -4, 4) +
    slice(116, 6, 12)
  )
}

/** A round cake, one piece drawn out. */
const cake: Layout = (scene) => {
  const { solid, random } = scene
  const colour = doughOf(scene)
  const [icing] = withRole(scene, 'drizzle')
  const inner: Scene = { ...scene, bounds: { isBox: false, rx: 92, ry: 92 }, radius: 92 }
  const top = icing?.colour ?? light(colour, 0.2)
  return (
    shaded(
      disc(0, 8, 122, dark(colour, 0.4)) +
        disc(0, 0, 122, colour) +
        filled(blob(random, 110, { points: 14, unevenness: 0.05 }), top),
    ) +
    crumb(scene, 96, top) +
    strewAll(inner, solid, 0.84) +
    stroked('M0 0L62 106M0 0L112 52', dark(colour, 0.55), 4, ' opacity=".55"')
  )
}

/** Six in their paper cases. */
const muffins: Layout = (scene) => {
  const { random } = scene
  const colour = doughOf(scene)
  return [-90, 0, 90]
    .flatMap((x) => [-56, 58].map((y) => [x, y] as const))
    .map(([x, y]) => {
      const pleats = Array.from({ length: 20 }, (_, index) => {
        const angle = (index / 20) * 6.283
        return svg`M${Math.cos(angle) * 36} ${Math.sin(angle) * 36}L${Math.cos(angle) * 44} ${Math.sin(angle) * 44}`
      })
      return placed(
        x,
        y,
        0,
        shaded(
          disc(0, 2, 46, '#b98c5a') +
            disc(0, 0, 45, '#e9d3ab') +
            stroked(pleats.join(''), '#b98c5a', 2.4) +
            filled(blob(random, 40, { points: 10, unevenness: 0.07 }), dark(colour, 0.18)) +
            filled(blob(random, 35, { points: 10, unevenness: 0.09 }), colour) +
            crumb(scene, 28, colour) +
            studded(scene, 24, 5, 15),
        ),
      )
    })
    .join('')
}

/** Six rolls that rose into one another, glossy on top; what is in them shows a little. */
const buns: Layout = (scene) => {
  const { random } = scene
  const colour = doughOf(scene)
  const icing = withRole(scene, 'drizzle')
  return [-88, 0, 88]
    .flatMap((x) => [-46, 46].map((y) => [x, y] as const))
    .map(([x, y]) =>
      placed(
        x,
        y,
        random() * 30 - 15,
        shaded(
          filled(
            blob(random, 48, { points: 12, unevenness: 0.03 }),
            dark(colour, 0.42),
            ' transform="translate(0 4)"',
          ) +
            filled(blob(random, 47, { points: 12, unevenness: 0.03 }), dark(colour, 0.14)) +
            filled(
              blob(random, 36, { points: 10, unevenness: 0.05 }),
              colour,
              ' transform="translate(-2 -3)"',
            ) +
            stroked('M-20-14Q-4-30 18-18', light(colour, 0.55), 6, ' opacity=".8"') +
            studded(scene, 26, 3, 11) +
            icing.map((food) => drizzle(food, 30, random, false)).join(''),
        ),
      ),
    )
    .join('')
}

/** Seven biscuits, lying over one another. */
const biscuits: Layout = (scene) => {
  const { random } = scene
  const colour = doughOf(scene)
  return Array.from({ length: 7 }, (_, index) => {
    const [angle, reach] = [index * 1.05, index === 6 ? 0 : 84]
    return placed(
      Math.cos(angle) * reach,
      Math.sin(angle) * reach,
      0,
      shaded(
        filled(
          blob(random, 46, { points: 11, unevenness: 0.05 }),
          dark(colour, 0.36),
          ' transform="translate(0 4)"',
        ) +
          filled(blob(random, 45, { points: 11, unevenness: 0.05 }), colour) +
          filled(
            blob(random, 32, { points: 9, unevenness: 0.14 }),
            light(colour, 0.22),
            ' transform="translate(-3 -4)"',
          ) +
          crumb(scene, 34, colour) +
          studded(scene, 30, 4, 12),
      ),
    )
  }).join('')
}

/** A tray of it, cut into squares. */
const squares: Layout = (scene) => {
  const { random } = scene
  const colour = doughOf(scene)
  return (
    [-84, 0, 84]
      .flatMap((x) => [-54, 54].map((y) => [x, y] as const))
      .map(([x, y]) =>
        placed(
          x,
          y,
          random() * 8 - 4,
          shaded(
            svg`<rect x="-37" y="-42" width="76" height="92" rx="8" fill="${dark(colour, 0.45)}"/><rect x="-37" y="-47" width="76" height="90" rx="8" fill="${colour}"/>` +
              crumb(scene, 32, colour) +
              studded(scene, 28, 5, 14),
          ),
        ),
      )
      .join('') +
    withRole(scene, 'drizzle')
      .map((food) => placed(0, 0, 30, drizzle(food, 96, random, false)))
      .join('')
  )
}

export const sweetLayouts = { pancakes, loaf, cake, muffins, buns, biscuits, squares }
