import { listOf } from '#app/domain/kitchen/words.ts'

/** Lists of foods as a sentence has them: "the pork, onion and half of the oil". */

const SHARE = String.raw`(?:half|a third|a quarter|the rest|the other half|another third|another half|most|some|what is left) of `
const BEGINS_WITH_SHARE = new RegExp(`^${SHARE}`)
/** What stands between two foods of a list: a comma or "and", and a share of the second. */
export const SEPARATOR = new RegExp(`^(?:, and |, | and )(${SHARE})?$`)
/** A share of the first food of a list, at the end of the text before it. */
export const SHARE_BEFORE = new RegExp(`(?<=^|[ ,(])${SHARE}$`)

/** "the pork, the onion and the oil" is "the pork, onion and oil". */
export function withOneArticle(words: readonly string[]): string[] {
  const hasArticle = words[0]?.startsWith('the ') ?? false
  return words.map((word, at) => (hasArticle && at > 0 && !isShare(word) ? word.replace(/^the /, '') : word))
}

function isShare(word: string): boolean {
  return BEGINS_WITH_SHARE.test(word)
}

/**
 * One list of the words. Shares stand last, for "half of the oil and the garlic" could be half of both; `keepsOrder` where the
 * last word has more of its phrase after it.
 */
export function listOfFoods(words: readonly string[], keepsOrder = false): string {
  if (keepsOrder) return listOf(withOneArticle(words))
  const whole = words.filter((word) => !isShare(word))
  return listOf(withOneArticle([...whole, ...words.filter(isShare)]))
}
