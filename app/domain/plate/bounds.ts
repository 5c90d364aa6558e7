import type { Point } from './shapes.ts'

/** How far food may reach from the middle of its vessel: a round (or oval), or a box with these half sides. */
export type Bounds = { isBox: boolean; rx: number; ry: number }

/** A place near x,y where something that reaches `reach` in every direction stays within the bounds. */
export function fit({ isBox, rx, ry }: Bounds, x: number, y: number, reach: number): Point {
  const freeX = Math.max(0, rx - reach)
  const freeY = Math.max(0, ry - reach)
  if (isBox) return [Math.max(-freeX, Math.min(freeX, x)), Math.max(-freeY, Math.min(freeY, y))]
  if (freeX === 0 || freeY === 0) return [0, 0]
  const share = Math.hypot(x / freeX, y / freeY)
  return share <= 1 ? [x, y] : [x / share, y / share]
}
