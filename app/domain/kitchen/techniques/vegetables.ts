import { type Dish, type Part, bySkill } from '#app/domain/kitchen/dish.ts'
import { traitsOf } from '#app/domain/kitchen/kinds.ts'
import { be, the, them, they, verb } from '#app/domain/kitchen/labels.ts'
import { minutes } from '#app/domain/kitchen/words.ts'
import { type Act, NOTHING, act } from './act.ts'

/** Vegetables by how long they take: what is firm goes in first. */

type Timed = { parts: Part[]; min: number }

/** Two waves at most: the firm ones, then the quick ones. */
function waves(parts: readonly Part[], minOf: (part: Part) => number): Timed[] {
  if (parts.length === 0) return []
  const longest = Math.max(...parts.map(minOf))
  const firm = parts.filter((part) => minOf(part) >= longest - Math.max(1, longest * 0.3))
  const quick = parts.filter((part) => !firm.includes(part))
  if (quick.length === 0) return [{ parts: firm, min: longest }]
  const last = Math.max(...quick.map(minOf))
  return [
    { parts: firm, min: Math.max(1, longest - last) },
    { parts: quick, min: last },
  ]
}

/** Fries vegetables in a hot pan, firm ones first. */
export function fryVegetables(dish: Dish, parts: readonly Part[]): Act {
  const [first, second] = waves(parts, (part) => traitsOf(part.item.kind).stirMin)
  if (!first) return NOTHING
  const all = [...first.parts, ...(second?.parts ?? [])]
  const total = first.min + (second?.min ?? 0)
  if (!second) {
    return act(
      bySkill(
        dish,
        `Add ${the(first.parts)} and cook for ${minutes(first.min, first.min + 1)}, stirring often, until ${the(all)} ${be(all)} just tender when you bite a piece.`,
        `Add ${the(first.parts)} and fry for ${minutes(first.min, first.min + 1)}, until just tender.`,
        `Add ${the(first.parts)}; keep ${them(all)} moving for ${minutes(first.min)}, tender with some bite.`,
      ),
      total + 1,
    )
  }
  return act(
    bySkill(
      dish,
      `Add ${the(first.parts)}, which ${verb(first.parts, 'take')} longest, and cook for ${minutes(first.min)}, stirring often. Add ${the(second.parts)} and cook for ${minutes(second.min, second.min + 1)} more, until everything is bright and just tender.`,
      `Add ${the(first.parts)} and fry for ${minutes(first.min)}, then ${the(second.parts)} for ${minutes(second.min, second.min + 1)} more, until just tender.`,
      `${the(first.parts)} first, ${minutes(first.min)}; then ${the(second.parts)}, ${minutes(second.min)}. Keep it moving so that nothing steams.`.replace(
        /^t/,
        'T',
      ),
    ),
    total + 1,
  )
}

/** Simmers vegetables in liquid that is there already, firm ones first. */
export function simmerVegetables(dish: Dish, parts: readonly Part[]): Act {
  const [first, second] = waves(parts, (part) => traitsOf(part.item.kind).simmerMin)
  if (!first) return NOTHING
  const all = [...first.parts, ...(second?.parts ?? [])]
  if (!second) {
    return act(
      bySkill(
        dish,
        `Add ${the(first.parts)} and simmer for ${minutes(first.min, first.min + 2)}, until a knife slides in easily.`,
        `Add ${the(first.parts)} and simmer for ${minutes(first.min, first.min + 2)}, until tender.`,
        `Simmer ${the(first.parts)} in it for ${minutes(first.min)}.`,
      ),
      first.min + 2,
    )
  }
  return act(
    bySkill(
      dish,
      `Add ${the(first.parts)} and simmer for ${minutes(first.min)}. Add ${the(second.parts)} and simmer for ${minutes(second.min, second.min + 1)} more, until ${the(all)} ${be(all)} tender.`,
      `Add ${the(first.parts)} and simmer for ${minutes(first.min)}, then ${the(second.parts)} for ${minutes(second.min, second.min + 1)} more, until tender.`,
      `Simmer ${the(first.parts)} for ${minutes(first.min)}, then ${the(second.parts)} for ${minutes(second.min)} more.`,
    ),
    first.min + second.min + 1,
  )
}

/** Longest time any of the parts needs in the oven, cut up. */
export function roastMinOf(parts: readonly Part[]): number {
  return Math.max(0, ...parts.map((part) => traitsOf(part.item.kind).roastMin))
}

/** Longest time any of the parts needs in liquid. */
export function simmerMinOf(parts: readonly Part[]): number {
  return Math.max(0, ...parts.map((part) => traitsOf(part.item.kind).simmerMin))
}

/** Leaves, stirred in at the end until they collapse. */
export function wilt(dish: Dish, parts: readonly Part[]): Act {
  if (parts.length === 0) return NOTHING
  const tough = parts.some((part) => part.item.kind === 'tough-leaf')
  const min = tough ? 5 : 2
  return act(
    bySkill(
      dish,
      `Add ${the(parts)} a handful at a time and stir for ${minutes(min, min + 1)}, until ${they(parts)} ${verb(parts, 'have').replace('haves', 'has')} wilted; it looks too much at first, but it collapses.`,
      `Stir in ${the(parts)} for ${minutes(min, min + 1)}, until wilted.`,
      `Wilt in ${the(parts)}, ${minutes(min)}.`,
    ),
    min + 1,
  )
}
