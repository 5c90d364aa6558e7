import type { Random } from '#app/domain/random.ts'
import { dark, light } from './colours.ts'
import { filled, stroked, svg } from './svg.ts'

export type Point = readonly [x: number, y: number]

type BlobOptions = { points?: number; unevenness?: number; squash?: number }

/** An uneven round outline, as nothing in a kitchen is a circle. */
export function blob(random: Random, radius: number, options: BlobOptions = {}): string {
  const { points = 9, unevenness = 0.12, squash = 1 } = options
  const corners = Array.from({ length: points }, (_, index): Point => {
    const angle = (index / points) * Math.PI * 2
    const reach = radius * (1 - unevenness + random() * unevenness * 2)
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * squash]
  })
  const middle = (index: number): Point => {
    const [fromX, fromY] = corners[(index + points) % points] ?? [0, 0]
    const [toX, toY] = corners[(index + 1 + points) % points] ?? [0, 0]
    return [(fromX + toX) / 2, (fromY + toY) / 2]
  }
  const [startX, startY] = middle(-1)
  const curves = corners.map(([x, y], index) => {
    const [endX, endY] = middle(index)
    return svg`Q${x} ${y} ${endX} ${endY}`
  })
  return svg`M${startX} ${startY}${curves.join('')}Z`
}

/** Points spread evenly by area within a round. */
export function pointsWithin(random: Random, radius: number, count: number, squash = 1): Point[] {
  return Array.from({ length: count }, () => {
    const angle = random() * Math.PI * 2
    const reach = Math.sqrt(random()) * radius
    return [Math.cos(angle) * reach, Math.sin(angle) * reach * squash]
  })
}

/** Specks: a line of no length at each point, made round by its caps. */
export function dots(points: readonly Point[]): string {
  return points.map(([x, y]) => svg`M${x} ${y}h.1`).join('')
}

/** A smooth leaf with its veins, lying along x. */
export function leaf(radius: number, colour: string, random: Random): string {
  const width = radius * (0.36 + random() * 0.14)
  const upper = svg`M${-radius} 0C${-radius * 0.5} ${-width * 1.5} ${radius * 0.5} ${-width * 1.3} ${radius} 0`
  const veins =
    svg`M${-radius} 0H${radius * 0.8}M${-radius * 0.3} 0l${radius * 0.28} ${-width * 0.6}` +
    svg`M${radius * 0.1} 0l${radius * 0.25} ${-width * 0.5}M${-radius * 0.2} 0l${radius * 0.28} ${width * 0.6}`
  return (
    filled(
      svg`${upper}C${radius * 0.5} ${width * 1.3} ${-radius * 0.5} ${width * 1.5} ${-radius} 0Z`,
      colour,
    ) +
    filled(`${upper}Z`, light(colour, 0.16)) +
    stroked(veins, light(colour, 0.42), radius * 0.05)
  )
}

/** A crinkled leaf: lettuce, kale, cabbage. */
export function frillyLeaf(radius: number, colour: string, random: Random): string {
  const veins =
    svg`M${-radius * 0.75} 0H${radius * 0.6}M${-radius * 0.2} 0l${radius * 0.3} ${-radius * 0.3}` +
    svg`M${-radius * 0.1} 0l${radius * 0.3} ${radius * 0.3}`
  return (
    filled(blob(random, radius, { points: 13, unevenness: 0.2, squash: 0.74 }), dark(colour, 0.1)) +
    filled(blob(random, radius * 0.82, { points: 11, unevenness: 0.18, squash: 0.7 }), colour) +
    stroked(veins, light(colour, 0.5), radius * 0.07)
  )
}
