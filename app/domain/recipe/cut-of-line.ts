import type { CutId } from '#app/domain/food/cooking-times.ts'
import { cutsOf } from '#app/domain/food/cuts-in-words.ts'
import type { Food } from '#app/domain/food/food.ts'
import { foldWord, plainName } from '#app/domain/food/food-names.ts'
import { gramsOf } from '#app/domain/food/grams.ts'
import type { IngredientLine } from '#app/domain/food/ingredient-line.ts'
import { unitKind } from '#app/domain/food/units.ts'
import type { Cooked } from './cooked-lines.ts'

/** How the food of a line goes onto the heat: cut up or whole, and how heavy one piece is. */
export type CutOfLine = {
  cut: CutId
  /** As bought, with the bone; null where it is not known. */
  pieceG: number | null
  /** The whole amount, as bought. */
  totalG: number | null
}

const JOINT_FROM_G = 700
const JOINTS_OF_A_BIRD = 8
const IN_PIECES = /\b(?:chops|steaks|slices|medallions|escalopes|strips|loins|pieces|diced|cubed)\b/i
/** A heating verb: the words after it describe food that is already cooked. */
const HEATS =
  /\b(?:fry|fries|frying|cook\w*|grill\w*|roast\w*|bak(?:e|es|ing)|simmer\w*|poach\w*|sear\w*|brown\w*|saut[eé]\w*|stir-fry|boil\w*|steam\w*|barbecu\w*)\b/i
const PARTS = /,|;|\band\b|\bthen\b|\bwhile\b/
/** Refers back to something mentioned before. */
const GOES_ON = /\b(?:it|them|each|these|one|into)\b/i

/** The cut of a line's food, or null where its cooking time is not judged. */
export function cutOfLine(
  line: IngredientLine,
  food: Food,
  done: Cooked,
  own: ReadonlySet<string>,
  title: string,
): CutOfLine | null {
  const cuts = cutsOf(food)
  if (cuts === null) return null
  const totalG = boughtGrams(line, food)
  const pieceG = pieceGrams(line, food, totalG)
  const texts = [
    line.text,
    ...textsBeforeHeat(done, own),
    ...(food.kind === 'mince' || food.kind === 'sausage' ? [title] : []),
  ]
  const said = cuts.said.find(([words]) => texts.some((text) => words.test(text)))?.[1]
  const cut = said ?? cuts.usual
  const isJoint = cut === 'pork-piece' && (pieceG ?? 0) >= JOINT_FROM_G
  if (food.kind === 'whole-bird' && cut === 'on-the-bone')
    return { cut, pieceG: (totalG ?? 0) / JOINTS_OF_A_BIRD, totalG }
  // The weight of a piece is meaningless for a bird without a row of its own.
  if (cut === 'whole-bird' && (pieceG ?? 0) < JOINT_FROM_G) return { cut, pieceG: null, totalG }
  return { cut: isJoint ? 'joint' : cut, pieceG, totalG }
}

/** Parts of the clauses up to the first heating that refer to the food. */
function textsBeforeHeat({ before }: Cooked, own: ReadonlySet<string>): string[] {
  return before.flatMap(({ text, isHeating }) => {
    const at = isHeating ? HEATS.exec(text)?.index : undefined
    return text
      .slice(0, at ?? text.length)
      .split(PARTS)
      .filter((part) => {
        const words = plainName(part).split(' ').map(foldWord)
        return words.some((word) => own.has(word)) || GOES_ON.test(part)
      })
  })
}

function boughtGrams(line: IngredientLine, food: Food): number | null {
  const { grams } = gramsOf(line, food)
  if (grams === null || grams <= 0) return null
  const isMass = line.unit !== null && unitKind(line.unit) === 'mass'
  return isMass ? grams : grams / food.edibleShare
}

/** The weight of one piece: whole birds and joints by their weight, pieces by their number or their usual weight. */
function pieceGrams(line: IngredientLine, food: Food, totalG: number | null): number | null {
  const isOneJoint =
    food.kind === 'pork' && line.unit !== null && unitKind(line.unit) === 'mass' && !IN_PIECES.test(line.text)
  if (isOneJoint && (totalG ?? 0) >= JOINT_FROM_G) return totalG
  const isCounted = line.quantity !== null && (line.unit === null || unitKind(line.unit) === 'count')
  if (isCounted && totalG !== null) return totalG / Math.max(1, line.quantity ?? 1)
  const { piece, fillet } = food.household
  const usual = piece ?? fillet
  if (food.kind === 'whole-bird' || usual === undefined) return totalG
  const bought = usual / food.edibleShare
  return totalG === null ? bought : Math.min(bought, totalG)
}
