/** The dial's drawing surface is a square of this many units; its middle is the middle of the ring. */
export const DIAL_SIZE = 240

const MIDDLE = DIAL_SIZE / 2
const ARC_RADIUS = 100
const TICK_RADIUS = 109
const TICKS = 60
/** Degrees left open on each side of an arc, so that neighbours never touch. */
const GAP_DEGREES = 2.16

const point = (degrees: number, radius: number) => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${(MIDDLE + Math.cos(angle) * radius).toFixed(1)} ${(MIDDLE + Math.sin(angle) * radius).toFixed(1)}`
}

/** Sixty ticks around the ring, every fifth a long one. */
export function tickPath(): string {
  let path = ''
  for (let tick = 0; tick < TICKS; tick++) {
    const degrees = (tick / TICKS) * 360
    path += `M${point(degrees, TICK_RADIUS)}L${point(degrees, TICK_RADIUS + (tick % 5 === 0 ? 8 : 3))}`
  }
  return path
}

/** Where each share begins and ends, in degrees clockwise from the top; shares too small to draw are left out. */
export function dialArcs(amounts: readonly number[]): { index: number; from: number; to: number }[] {
  const total = amounts.reduce((sum, amount) => sum + Math.max(0, amount), 0)
  if (!(total > 0)) return []
  let begin = 0
  return amounts.flatMap((amount, index) => {
    const sweep = (Math.max(0, amount) / total) * 360
    const arc = { index, from: begin + GAP_DEGREES, to: begin + sweep - GAP_DEGREES }
    begin += sweep
    return arc.to > arc.from ? [arc] : []
  })
}

/** An SVG path along the ring from one angle to another, clockwise. */
export function arcPath(from: number, to: number): string {
  const isLong = to - from > 180 ? 1 : 0
  return `M${point(from, ARC_RADIUS)}A${ARC_RADIUS} ${ARC_RADIUS} 0 ${isLong} 1 ${point(to, ARC_RADIUS)}`
}
