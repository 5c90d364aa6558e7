import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'
import { foodOfLine } from './line-food.ts'
import { matchFood } from './match-food.ts'

const ON_TOP = /(?:^|, |\s)(plus|\+|and|&) ((?:about )?(?:\d|[½⅓⅔¼¾⅛]|an? |one |two |three |four |half ).*)/i
/** "plus 2 tbsp for frying": more of the same. */
const MORE_OF_SAME = /^(?:for|to|extra|more|or|if|as|of)\b/i
const SURE = 0.9

/**
 * The amount on top as a line of its own: "2 eggs, plus 1 egg yolk", "1 egg + 2 yolks", "3 tbsp oil plus 2 tbsp for
 * frying". Null where none is named or what is named is not sure.
 */
export function lineOnTop(line: IngredientLine): IngredientLine | null {
  const [, joint = '', said] = ON_TOP.exec(line.comment ?? '') ?? []
  if (said === undefined) return null
  const top = readIngredientLine(said)
  if (top.quantity === null) return null
  if (top.name === '' || MORE_OF_SAME.test(top.name)) {
    const isLikeFirst = (top.unit === null) === (line.unit === null)
    return isLikeFirst ? { ...top, name: line.name } : null
  }
  const isOfEgg = /^(?:whites?|yolks?)$/i.test(top.name) && foodOfLine(line)?.food.group === 'eggs'
  const named = isOfEgg ? { ...top, name: `egg ${top.name}` } : top
  const isPlus = /plus|\+/i.test(joint)
  return isPlus || (matchFood(named.name)?.confidence ?? 0) >= SURE ? named : null
}

/** A line with all that comes on top of it, the line itself first. */
export function withLinesOnTop(line: IngredientLine): IngredientLine[] {
  const lines = [line]
  for (let top = lineOnTop(line); top !== null && lines.length < MOST_ON_TOP; top = lineOnTop(top))
    lines.push(top)
  return lines
}

const MOST_ON_TOP = 5
