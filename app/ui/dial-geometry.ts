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

/** Ticks around the ring (sixty outside of it), every fifth a long one. */
export function tickPath(count = TICKS, radius = TICK_RADIUS): string {
  let path = ''
  for (let tick = 0; tick < count; tick++) {
    const degrees = (tick / count) * 360
    path += `M${point(degrees, radius)}L${point(degrees, radius + (tick % 5 === 0 ? 8 : 3))}`
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
export function arcPath(from: number, to: number, radius = ARC_RADIUS): string {
  return arc(from, to, radius, 1)
}

/** The least room a label gets, in degrees to either side of the middle of its arc. */
const LABEL_DEGREES = 42

/** A path outside of the ring that a label runs along, upright: above clockwise, below the other way round. */
export function labelPath(from: number, to: number): string {
  const middle = (from + to) / 2
  const half = Math.max((to - from) / 2, LABEL_DEGREES)
  const isBelow = middle > 90 && middle < 270
  return isBelow
    ? arc(middle + half, middle - half, ARC_RADIUS + 19, 0)
    : arc(middle - half, middle + half, ARC_RADIUS + 10, 1)
}

function arc(from: number, to: number, radius: number, sweep: 0 | 1): string {
  const isLong = Math.abs(to - from) > 180 ? 1 : 0
  return `M${point(from, radius)}A${radius} ${radius} 0 ${isLong} ${sweep} ${point(to, radius)}`
}
