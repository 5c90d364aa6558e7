import { heap, strewAll } from './arrange.ts'
import { dark, light } from './colours.ts'
import { type Layout, type Scene, withRole } from './scene.ts'
import { blob, dots, pointsWithin } from './shapes.ts'
import { disc, filled, placed, shaded, stroked, svg } from './svg.ts'
import { drizzle, sauce } from './textures.ts'

const doughOf = (scene: Scene): string => withRole(scene, 'sauce')[0]?.colour ?? '#dfa658'

/** The lines of a waffle iron across a round of this reach. */
function grid(reach: number, colour: string): string {
  const lines = [-0.66, -0.33, 0, 0.33, 0.66].map((share) => {
    const [at, half] = [share * reach, Math.sqrt(1 - share * share) * reach * 0.94]
    return svg`M${at} ${-half}V${half}M${-half} ${at}H${half}`
  })
  return stroked(lines.join(''), colour, 7)
}

/** Two round waffles, one leaning on the other, fruit and syrup on the upper one. */
const waffles: Layout = (scene) => {
  const { random, solid } = scene
  const colour = '#dc9f4c'
  const waffle = (x: number, y: number, turn: number) =>
    placed(
      x,
      y,
      turn,
      shaded(
        disc(0, 6, 86, dark(colour, 0.45)) +
          disc(0, 0, 86, dark(colour, 0.12)) +
          filled(blob(random, 80, { points: 14, unevenness: 0.03 }), colour) +
          grid(80, dark(colour, 0.34)) +
          placed(-1.6, -1.8, 0, grid(80, light(colour, 0.3))),
      ),
    )
  const [syrup] = withRole(scene, 'sauce')
  const fruit = solid
    .slice(0, 3)
    .map((food, index) => heap(scene, food, 14 + index * 34, 46 - index * 34, 30, 17))
  return (
    waffle(-44, -42, 8) +
    waffle(36, 30, -14) +
    (syrup ? placed(36, 30, 24, drizzle(syrup, 56, random, false)) : '') +
    fruit.join('')
  )
}

/** A round of meringue, crisp and cracked at its edge, cream in its hollow, fruit on the cream. */
const pavlova: Layout = (scene) => {
  const { random, solid } = scene
  const inner: Scene = { ...scene, bounds: { isBox: false, rx: 70, ry: 70 }, radius: 70 }
  const cracks = [0.4, 1.5, 2.7, 3.9, 5.2].map((angle) => {
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return svg`M${x * 90} ${y * 90}l${x * 12 - y * 6} ${y * 12 + x * 6}l${x * 10 + y * 8} ${y * 10 - x * 8}`
  })
  const swirls = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * 6.283
    return disc(Math.cos(angle) * 100, Math.sin(angle) * 100, 21, index % 2 ? '#fdf8ec' : '#f6ecd8')
  })
  return (
    shaded(
      filled(blob(random, 122, { points: 16, unevenness: 0.05 }), '#d9c6a0', ' transform="translate(0 6)"') +
        filled(blob(random, 120, { points: 16, unevenness: 0.05 }), '#f3e6cb') +
        swirls.join('') +
        stroked(cracks.join(''), '#c9b083', 3),
    ) +
    shaded(filled(blob(random, 84, { points: 12, unevenness: 0.08 }), '#fffdf6')) +
    stroked('M-52-20Q-20-50 24-40M-40 30Q0 54 46 24', '#ece4d2', 6) +
    strewAll(inner, solid, 0.9)
  )
}

/** Small cakes from a mould of shells, the ribbed side up. */
const madeleines: Layout = (scene) => {
  const { random } = scene
  const colour = doughOf(scene)
  const shell = 'M0 46C-22 40-34 4-30-18C-26-40-12-48 0-48C12-48 26-40 30-18C34 4 22 40 0 46Z'
  const ribs = 'M0 40V-42M-3 40Q-14 4-12-38M3 40Q14 4 12-38M-6 38Q-26 4-23-30M6 38Q26 4 23-30'
  const one = shaded(
    filled(shell, dark(colour, 0.45), ' transform="translate(0 5)"') +
      filled(shell, dark(colour, 0.1)) +
      filled(shell, light(colour, 0.16), ' transform="translate(0 -2) scale(.84)"') +
      stroked(ribs, dark(colour, 0.3), 3.4) +
      stroked(ribs, light(colour, 0.5), 1.6, ' transform="translate(-2 -2)"'),
  )
  return Array.from({ length: 7 }, (_, index) => {
    const angle = index * 1.047
    const reach = index === 6 ? 0 : 88
    const turn = index === 6 ? random() * 360 : (angle * 180) / Math.PI + 90 + random() * 24 - 12
    return placed(Math.cos(angle) * reach, Math.sin(angle) * reach, turn, one)
  }).join('')
}

/** Three rounds of flat bread over one another, browned where they touched the pan. */
const flatbreads: Layout = (scene) => {
  const { random } = scene
  const colour = '#ecd3a0'
  const bread = ([x, y]: readonly [number, number]) => {
    const marks = pointsWithin(random, 58, 11).map(([markX, markY]) =>
      placed(
        markX,
        markY,
        random() * 180,
        filled(blob(random, 7 + random() * 6, { points: 7, squash: 0.7 }), '#9a6128', ' opacity=".62"'),
      ),
    )
    return placed(
      x,
      y,
      0,
      shaded(
        filled(blob(random, 79, { points: 11, unevenness: 0.05 }), '#b98747', ' transform="translate(0 4)"') +
          filled(blob(random, 78, { points: 11, unevenness: 0.05 }), dark(colour, 0.12)) +
          filled(blob(random, 70, { points: 11, unevenness: 0.06 }), colour) +
          stroked(dots(pointsWithin(random, 62, 14)), light(colour, 0.55), 9) +
          marks.join(''),
      ),
    )
  }
  return (
    [
      [-58, -32],
      [56, -26],
      [2, 36],
    ] as const
  )
    .map(bread)
    .join('')
}

/** A square of steamed or baked pudding in its sauce, cream melting on it. */
const pudding: Layout = (scene) => {
  const { random } = scene
  const colour = '#7d4620'
  const block = 'M-58-46Q-60-56-48-56H48Q60-56 58-46V44Q58 56 46 56H-46Q-58 56-58 44Z'
  const [pool] = withRole(scene, 'sauce')
  return (
    (pool ? sauce(pool, 112, random) : '') +
    shaded(
      filled(block, dark(colour, 0.4), ' transform="translate(0 12)"') +
        filled(block, colour) +
        stroked(dots(pointsWithin(random, 48, 22)), dark(colour, 0.35), 6) +
        stroked(dots(pointsWithin(random, 48, 12)), light(colour, 0.3), 4.5),
    ) +
    (pool ? filled(blob(random, 46, { points: 11, unevenness: 0.22 }), pool.colour) : '') +
    stroked('M-30 22Q-34 52-28 70M22 26Q28 56 20 78', pool?.colour ?? '#a8642f', 13) +
    shaded(
      filled(blob(random, 30, { points: 9, unevenness: 0.06 }), '#fffaf0', ' transform="translate(4 -10)"') +
        stroked('M-10-20Q4-32 20-20M-12-6Q6 6 24-6', '#eadfc8', 4),
    )
  )
}

export const bakeryLayouts = { waffles, pavlova, madeleines, flatbreads, pudding }
