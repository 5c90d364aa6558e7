import { wordSet } from '#app/domain/food/line-words.ts'
import { DETERMINERS, JOINTS, TELLING, UNNAMED } from './lexicon.ts'
import type { Token } from './stems.ts'
import { roleOf } from './word-roles.ts'

/** "butter chicken from the Indian place": what a place sells is no food where the food was named. */

const PLACES = wordSet(
  'place joint spot shop truck van stall stand restaurant store market cart counter guy kiosk takeout takeaway bakery cafe buffet trailer parlour parlor',
)
const TIES = wordSet('at from to near outside via')
export const CUISINES = wordSet(`
  african american brazilian caribbean chinese ethiopian filipino french german greek indian indonesian iranian italian jamaican japanese korean
  lebanese malaysian mexican moroccan nepalese nepali pakistani persian peruvian polish portuguese russian spanish sudanese swedish taiwanese thai
  tunisian turkish ukrainian vietnamese
`)
/** Words between the tie and the noun at most: "from the new thai curry place". */
const MOST_BEFORE = 4
const MOST_BEHIND = 2

/** "a takeaway from the Chinese" names nothing but the kind of food. */
const NAMES_NONE = [TELLING, UNNAMED, DETERMINERS]

/** True of a word that tells which place it was: "korean" in "at the Korean place" or "from the Korean". */
export function namesPlace(tokens: readonly Token[], at: number, isFood: (stem: string) => boolean): boolean {
  // "from a fast food place" is part of many names.
  if (roleOf(tokens[at]!.text) !== 'food') return false
  const tie = tieBefore(tokens, at)
  if (tie === null) return false
  const isPlace = PLACES.has(tokens[at]!.text) && at > tie + 2
  if (!isPlace && !isBeforePlace(tokens, at) && !isCuisineAlone(tokens, at, tie)) return false
  return tokens.some(
    ({ text }, place) =>
      (place < tie || place > at + MOST_BEHIND) &&
      roleOf(text) === 'food' &&
      !NAMES_NONE.some((words) => words.has(text)) &&
      isFood(text),
  )
}

/** The place of the "from" before "the Korean"; null where none is near. */
function tieBefore(tokens: readonly Token[], at: number): number | null {
  for (let place = at - 1; place >= Math.max(0, at - MOST_BEFORE); place--) {
    const { kind, text } = tokens[place]!
    if (kind !== 'word') return null
    if (TIES.has(text)) return place
    if (text in JOINTS) return null
  }
  return null
}

function isBeforePlace(tokens: readonly Token[], at: number): boolean {
  if (PLACES.has(tokens[at]!.text)) return false
  for (let place = at + 1; place <= at + MOST_BEHIND; place++) {
    const token = tokens[place]
    if (token?.kind !== 'word' || token.text in JOINTS) return false
    if (PLACES.has(token.text)) return true
  }
  return false
}

/** "from the Chinese", and no more: "from the Chinese menu" goes on. */
function isCuisineAlone(tokens: readonly Token[], at: number, tie: number): boolean {
  const next = tokens[at + 1]
  const isLast = next === undefined || next.kind !== 'word' || next.text in JOINTS || TELLING.has(next.text)
  return CUISINES.has(tokens[at]!.text) && at > tie + 1 && isLast
}
