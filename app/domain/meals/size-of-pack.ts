import { blank } from './blank.ts'

/**
 * "half a bag of crisps, the 200g bag": which pack it was is said behind the food. The text is rewritten in place to the
 * weight that was eaten.
 */

const PACK = '(?:bag|pack|packet|package|box|tub|tin|can|jar|carton|punnet|pouch|bottle|pot|bar)'
const SHARES: Readonly<Record<string, number>> = {
  half: 1 / 2,
  'a third of': 1 / 3,
  'a quarter of': 1 / 4,
  'two thirds of': 2 / 3,
  'three quarters of': 3 / 4,
  'most of': 0.8,
  'all of': 1,
  '1/2': 1 / 2,
  '1/3': 1 / 3,
  '1/4': 1 / 4,
  '2/3': 2 / 3,
  '3/4': 3 / 4,
}

const SHARE = Object.keys(SHARES).join('|')
/** "half a bag of" */
const SHARE_OF_PACK = `\\b(${SHARE})( (?:of )?(?:a|the|my|an) (?:[a-z]+ )?${PACK} of)`
/** ", the 200g bag", "(a 150 g one)", ", it was a 200g bag" */
const PACK_OF_SIZE = `(,? ?\\(?(?:it was |from )?(?:the|a) )(\\d{2,4})( ?(g|ml)(?: (?:${PACK}|one|size))?\\)?)(?= *(?:$|[,;.:)\\n]))`
const TOLD = new RegExp(`${SHARE_OF_PACK}( [a-z][a-z &'-]{2,40}?)${PACK_OF_SIZE}`, 'g')

/** "1 scoop (36 g) of whey", "a sachet (27 g) of oats": the weight behind it says how much one is. */
const ONE_OF_WEIGHT =
  /\b(?:an?|one|1) (?:scoop|sachet|pouch|packet|pack|stick|serving|portion|slice|piece|fillet|bar|tablespoon|tbsp|spoon|handful) ?\((\d+(?:[.,]\d+)? ?(?:g|ml|oz))\)(?= (?:of )?[a-z])/g

/** The folded text with packs whose size is told as weights, as long as before. */
export function withSizesOfPacks(text: string): string {
  return text
    .replace(ONE_OF_WEIGHT, (said, weight: string) => weight.padEnd(said.length))
    .replace(TOLD, withSizeBehind)
}

function withSizeBehind(
  said: string,
  share: string,
  pack: string,
  food: string,
  link: string,
  size: string,
  unit: string,
  measure: string,
): string {
  const eaten = `${Math.round(Number(size) * (SHARES[share] ?? 1))} ${measure} of`
  const before = share + pack
  if (eaten.length > before.length) return said
  return eaten.padEnd(before.length) + food + blank(link + size + unit)
}
