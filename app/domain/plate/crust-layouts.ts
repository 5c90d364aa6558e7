import { heap, strewAll } from './arrange.ts'
import { dark, light } from './colours.ts'
import { OWN_COLOURS } from './dish-forms.ts'
import type { PlateFood } from './plate.ts'
import { type Layout, type Scene, withRole } from './scene.ts'
import { blob, dots, pointsWithin } from './shapes.ts'
import { disc, filled, placed, shaded, stroked, svg } from './svg.ts'
import { grains, sauce } from './textures.ts'

const EGG: PlateFood = { name: 'egg', role: 'sauce', colour: OWN_COLOURS.egg }
const baseOf = (scene: Scene): PlateFood => withRole(scene, 'sauce')[0] ?? EGG

/** A round on its board: crust, sauce and everything strewn over it, cut into six. */
const pizza: Layout = (scene) => {
  const { random, solid } = scene
  const round: Scene = { ...scene, bounds: { isBox: false, rx: 98, ry: 98 }, radius: 98 }
  const crust = (reach: number, colour: string) =>
    filled(blob(random, reach, { points: 16, unevenness: 0.03 }), colour)
  const blisters = Array.from({ length: 9 }, (_, index) => {
    const angle = index * 2.399
    return disc(Math.cos(angle) * 105, Math.sin(angle) * 105, 4 + random() * 4, '#a9682c', ' opacity=".55"')
  })
  const cuts = stroked('M-96 0H96M-48-83L48 83M48-83L-48 83', '#5a2a14', 2.2, ' opacity=".35"')
  return (
    shaded(crust(113, '#a9682c') + crust(110, '#dfa85c') + blisters.join('')) +
    sauce(baseOf(scene), 96, random) +
    strewAll(round, solid, 0.82) +
    cuts
  )
}

/** Set egg in its pan. */
const frittata: Layout = (scene) => {
  const { random, solid, radius } = scene
  const [bed] = withRole(scene, 'grains')
  return (
    sauce(baseOf(scene), radius * 0.95, random) +
    (bed ? grains(bed, radius * 0.5, random) : '') +
    strewAll(scene, solid, 0.78)
  )
}

/** Folded over, the filling peeping out along the edge. */
const omelette: Layout = (scene) => {
  const { random, solid } = scene
  const { colour } = baseOf(scene)
  const fold = 'M-118 34C-132-80 132-80 118 34Q0 62-118 34Z'
  const filling = solid.slice(0, 4).map((food, index) => heap(scene, food, -72 + index * 48, 50, 24, 17))
  return (
    shaded(filled('M-116 30C-120 80 120 80 116 30Z', dark(colour, 0.18))) +
    filling.join('') +
    shaded(
      filled(fold, dark(colour, 0.26), ' transform="translate(0 5)"') +
        filled(fold, colour) +
        filled(
          blob(random, 70, { points: 9, unevenness: 0.16, squash: 0.3 }),
          dark(colour, 0.14),
          ' transform="translate(6 -18)"',
        ) +
        stroked('M-92-6C-70-44 40-58 84-22', light(colour, 0.6), 6, ' opacity=".7"') +
        stroked(dots(pointsWithin(random, 80, 12, 0.3)), dark(colour, 0.34), 6, ' opacity=".6"'),
    )
  )
}

/** A fluted shell, its filling set, a slice cut. */
const tart: Layout = (scene) => {
  const { random, solid } = scene
  const inner: Scene = { ...scene, bounds: { isBox: false, rx: 148, ry: 148 }, radius: 148 }
  return rim(scene) + sauce(baseOf(scene), 150, random) + strewAll(inner, solid, 0.84) + wedgeOut('#a9b2b7')
}

function rim({ random }: Scene): string {
  const flutes = Array.from({ length: 36 }, (_, index) => {
    const angle = (index / 36) * 6.283
    return disc(Math.cos(angle) * 159, Math.sin(angle) * 159, 12, index % 3 ? '#d59a4c' : '#c88a3e')
  })
  return shaded(
    disc(0, 2, 162, '#a9682c') +
      flutes.join('') +
      filled(blob(random, 156, { points: 16, unevenness: 0.02 }), '#e2b266'),
  )
}

/** The lines of a cut. */
const wedgeOut = (shade: string): string =>
  stroked('M0 0L104 128M0 0L146 78', dark(shade, 0.6), 3.4, ' opacity=".5"')

/** A pastry lid with leaves and vents that show the filling. */
const pie: Layout = (scene) => {
  const { random, solid } = scene
  const filling = baseOf(scene).colour
  const vents = [0, 1, 2, 3, 4].map((index) =>
    placed(0, 0, index * 72, svg`<path d="M0-34Q11-64 0-92Q-11-64 0-34Z" fill="${dark(filling, 0.12)}"/>`),
  )
  const leaf =
    '<path d="M-30 0Q0-18 30 0Q0 18-30 0Z" fill="#e3ae5e" stroke="#b87a34" stroke-width="3"/><path d="M-22 0H22" stroke="#b87a34" stroke-width="2.4"/>'
  const leaves = [0, 120, 240].map((turn) =>
    placed(Math.cos(turn / 57.3) * 24, Math.sin(turn / 57.3) * 24, turn, leaf),
  )
  const inner: Scene = { ...scene, bounds: { isBox: false, rx: 80, ry: 80 }, radius: 80 }
  const peeping = solid
    .slice(0, 2)
    .map((food, index) => heap(inner, food, index ? 60 : -60, index ? 52 : -50, 12, 9, 2))
  return (
    rim(scene) +
    filled(blob(random, 148, { points: 14, unevenness: 0.02 }), '#dda458') +
    filled(blob(random, 112, { points: 10, unevenness: 0.1 }), '#e8b870', ' transform="translate(-10 -12)"') +
    stroked(dots(pointsWithin(random, 128, 30)), '#b87a34', 5, ' opacity=".5"') +
    vents.join('') +
    peeping.join('') +
    shaded(leaves.join(''))
  )
}

export const crustLayouts = { pizza, frittata, omelette, tart, pie }
