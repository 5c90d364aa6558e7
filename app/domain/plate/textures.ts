import { type Random, seededRandom } from '#app/domain/random.ts'
import { dark, light } from './colours.ts'
import type { PlateFood } from './plate.ts'
import { blob, dots, pointsWithin } from './shapes.ts'
import { filled, placed, short, stroked, svg } from './svg.ts'

/** A bed of rice, couscous or pulses around 0,0. */
export function grains(food: PlateFood, radius: number, random: Random, squash = 1): string {
  const { colour } = food
  const isLong = food.shape === 'long'
  const length = isLong ? 5 : 1.4
  const width = isLong ? 4.2 : 5.2
  const strokes = (count: number, reach: number) =>
    pointsWithin(random, reach, count, squash)
      .map(([x, y]) => {
        const angle = random() * 6.28
        return svg`M${Math.round(x)} ${Math.round(y)}l${Math.cos(angle) * length} ${Math.sin(angle) * length}`
      })
      .join('')
  return (
    filled(blob(random, radius, { points: 14, unevenness: 0.06, squash }), dark(colour, 0.2)) +
    filled(blob(random, radius * 0.94, { points: 14, unevenness: 0.06, squash }), colour) +
    stroked(strokes(Math.round(radius * 1.5), radius * 0.97), dark(colour, 0.26), width) +
    stroked(strokes(Math.round(radius * 1.5), radius * 0.95), colour, width) +
    stroked(strokes(Math.round(radius * 1.1), radius * 0.92), light(colour, 0.45), width * 0.86)
  )
}

/** A nest of strands, or a heap of tubes and dumplings. */
export function noodles(food: PlateFood, radius: number, random: Random): string {
  const isShort = food.shape === 'tubes' || food.shape === 'dumplings'
  return isShort ? tubes(food, radius, random) : strands(food, radius, random)
}

function tubes(food: PlateFood, radius: number, random: Random): string {
  const { colour } = food
  const dumpling =
    `<ellipse rx="13" ry="10" cy="2" fill="${dark(colour, 0.3)}"/><ellipse rx="13" ry="10" fill="${light(colour, 0.3)}"/>` +
    stroked('M-6-5q2 5 0 10M0-6q2 6 0 12M6-5q2 5 0 10', dark(colour, 0.12), 1.6)
  const tube =
    stroked('M-15 2H15', dark(colour, 0.35), 13) +
    stroked('M-15 0H15', colour, 12) +
    stroked('M-14-3H13', light(colour, 0.45), 3) +
    `<ellipse cx="17" rx="3.4" ry="5" fill="${dark(colour, 0.42)}"/>`
  const one = food.shape === 'dumplings' ? dumpling : tube
  return (
    filled(blob(random, radius * 0.96, { points: 12, unevenness: 0.04 }), dark(colour, 0.2)) +
    pointsWithin(random, radius * 0.84, Math.round(radius * 0.7))
      .map(([x, y]) => placed(x, y, random() * 360, one))
      .join('')
  )
}

const STRANDS = 40

function strands(food: PlateFood, radius: number, random: Random): string {
  const { colour } = food
  const width = food.shape === 'ribbons' ? 11 : 6.5
  const strand = (reach: number, own: Random) => {
    const start = own() * 6.28
    const middleX = (own() - 0.5) * radius * 0.5
    const middleY = (own() - 0.5) * radius * 0.5
    const sweep = 2.2 + own() * 2.6
    const point = (turn: number) =>
      svg`${middleX + Math.cos(start + turn) * reach} ${middleY + Math.sin(start + turn) * reach * 0.86}`
    return `M${point(0)}Q${point(sweep * 0.22)} ${point(sweep * 0.4)}T${point(sweep * 0.7)} ${point(sweep)}`
  }
  let drawing = filled(blob(random, radius, { points: 12, unevenness: 0.04 }), dark(colour, 0.3))
  for (let index = 0; index < STRANDS; index++) {
    const reach = radius * (0.2 + random() * 0.68)
    // The same strand twice, wide and dark below, so that strands lie over one another.
    const line = strand(reach, seededRandom((random() * 1e9) | 0))
    drawing += stroked(line, dark(colour, 0.34), width + 2.4)
    drawing += stroked(line, index % 3 ? colour : light(colour, 0.3), width)
  }
  return drawing
}

/** A pool of sauce or soup with light on it. */
export function sauce(food: PlateFood, radius: number, random: Random, squash = 1): string {
  const { colour } = food
  const gleam = svg`M${-radius * 0.72} ${-radius * 0.28 * squash}A${radius * 0.78} ${radius * 0.78 * squash} 0 0 1 ${-radius * 0.2} ${-radius * 0.74 * squash}`
  return (
    filled(blob(random, radius, { points: 12, unevenness: 0.05, squash }), dark(colour, 0.2)) +
    filled(blob(random, radius * 0.95, { points: 12, unevenness: 0.05, squash }), colour) +
    filled(
      blob(random, radius * 0.62, { points: 9, unevenness: 0.16, squash }),
      light(colour, 0.12),
      svg` transform="translate(${-radius * 0.1} ${-radius * 0.12})"`,
    ) +
    stroked(dots(pointsWithin(random, radius * 0.85, 16, squash)), light(colour, 0.4), 4) +
    stroked(dots(pointsWithin(random, radius * 0.85, 12, squash)), dark(colour, 0.3), 3.4) +
    stroked(gleam, '#fffaf0', 5, ' opacity=".5"')
  )
}

/** A thin line of sauce: to and fro over a plate, or a swirl on a liquid. */
export function drizzle(food: PlateFood, radius: number, random: Random, isSwirl: boolean): string {
  const { colour } = food
  const width = isSwirl ? 7 : 5
  const line = isSwirl ? swirl(radius, random) : toAndFro(radius, random)
  return (
    stroked(line, dark(colour, 0.4), width + 1, ' opacity=".3" transform="translate(1.5 3)"') +
    stroked(line, colour, width) +
    stroked(line, light(colour, 0.5), width * 0.3, ' transform="translate(-1 -1.2)"')
  )
}

function swirl(radius: number, random: Random): string {
  const start = random() * 6.28
  const along = (turn: number) => {
    const reach = 10 + turn * radius * 0.055
    return [
      Number(short(Math.cos(turn + start) * reach)),
      Number(short(Math.sin(turn + start) * reach)),
    ] as const
  }
  const [x, y] = along(0)
  let line = svg`M${x} ${y}`
  for (let turn = 0.9; turn < 11; turn += 0.9) {
    const [bendX, bendY] = along(turn - 0.45)
    const [endX, endY] = along(turn)
    line += svg`Q${bendX * 1.06} ${bendY * 1.06} ${endX} ${endY}`
  }
  return line
}

function toAndFro(radius: number, random: Random): string {
  let line = svg`M${-radius} ${radius * 0.1}`
  for (let index = 1; index < 10; index++) {
    const bend = (index % 2 ? -1 : 1) * radius * (0.5 + random() * 0.35)
    const end = (random() - 0.5) * radius * 0.2
    line += svg`Q${radius * (-1.06 + index * 0.21)} ${bend} ${radius * (-1 + index * 0.21)} ${end}`
  }
  return line
}
