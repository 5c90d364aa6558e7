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

/**
 * Where each share begins and ends, in degrees clockwise from the top. The gaps are taken from the ring, not from the
 * arcs: what is drawn of each is its share of what is drawn, however small it is.
 */
export function dialArcs(amounts: readonly number[]): { index: number; from: number; to: number }[] {
  const parts = amounts.map((amount) => Math.max(0, amount))
  const total = parts.reduce((sum, amount) => sum + amount, 0)
  if (!(total > 0)) return []
  const drawnDegrees = 360 - parts.filter((amount) => amount > 0).length * 2 * GAP_DEGREES
  let begin = 0
  return parts.flatMap((amount, index) => {
    const sweep = (amount / total) * drawnDegrees
    if (!(sweep > 0)) return []
    const arc = { index, from: begin + GAP_DEGREES, to: begin + GAP_DEGREES + sweep }
    begin = arc.to + GAP_DEGREES
    return [arc]
  })
}

/** An SVG path along the ring from one angle to another, clockwise. */
export function arcPath(from: number, to: number): string {
  const isLong = to - from > 180 ? 1 : 0
  return `M${point(from, ARC_RADIUS)}A${ARC_RADIUS} ${ARC_RADIUS} 0 ${isLong} 1 ${point(to, ARC_RADIUS)}`
}
