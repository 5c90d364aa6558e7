/** Words of ingredient lines that are not the food's name. */

/** A set from words written in one string. */
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Done to the food by the cook; stripped from names. "ground", "dried", "roasted" belong to the food. */
export const PREPARATIONS = wordSet(`
  beaten boned broken brushed chilled chopped cleaned cooked cooled cored cracked crumbled crushed cubed cut
  debearded deboned defrosted deseeded deveined diced discarded divided drained filleted flattened
  fully-cooked grated halved heated hulled juiced julienned mashed measured melted minced
  packed pared parboiled patted peeled picked pounded pressed pureed quartered refrigerated removed reserved rinsed
  ripped roughly-chopped finely-chopped scored scrubbed seeded segmented separated shaved shelled shredded sieved
  sifted skinned sliced snipped soaked softened split squeezed steamed stemmed stoned strained stripped
  tenderised tenderized thawed thinly-sliced toasted tied topped torn trimmed uncooked unpeeled warmed
  washed wedged whipped whisked zested
`)

export const ADVERBS = wordSet(`
  finely coarsely roughly thinly thickly freshly lightly very well fully firmly loosely tightly diagonally
  lengthwise lengthways crosswise widthways gently slightly newly evenly quite partially completely
`)

/** Words that describe but never name a food: a first clause of only these is not yet the name. */
export const DESCRIPTORS = wordSet(`
  skinless boneless bone-in skin-on skin-off fresh ripe firm lean dry dried thick thin hot cold warm large small
  medium big whole raw organic free-range good good-quality unsalted salted low-fat fat-free plain smoked unsmoked
  young old frozen canned tinned long short green red white yellow black sweet unsweetened sweetened mild and or
  low-sodium reduced-fat reduced-sodium best-quality extra-virgin pitted blanched roasted natural thin-cut thick-cut
`)

/** "fish and chips" is one food, not two; so is what two makers give their names to. */
const KEPT_PAIRS =
  /\b(?:mac(?:aroni)? and cheese|fish and chips|half and half|sweet and sour|bread and butter|pork and beans|rice and peas|rice and beans|salt and vinegar|cheese and onion|ham and cheese|cookies and cream|peanut butter and jelly|sage and onion|steak and kidney|chicken and mushroom pie|spaghetti and meatballs|biscuits and gravy|bangers and mash|black and white|surf and turf|cream and chive|pie and mash|egg and soldiers|oil and vinegar|lea and perrins|ben and jerry['’]?s|green and black['’]?s|tate and lyle|marks and spencer|m and m['’]?s)\b/gi

const SHORT_PAIR =
  /(?<![\p{L}'’&])(?:s ?[&+] ?p|s (?:and|n) p|salt ?['’]?n['’]? ?pepper(?= ?(?:$|[,.;(]| to taste)))(?![\p{L}\p{N}&])/giu

/** "s&p", "S + P" and "salt n pepper" written out. */
export const withShortPairs = (text: string): string => text.replace(SHORT_PAIR, 'salt and pepper')

/** Splits at "and" and "&", but not inside "fish and chips". */
export function partsOfPair(text: string): string[] {
  const held = text
    .replace(/ & /g, ' and ')
    .replace(KEPT_PAIRS, (pair) => pair.replace(/ and /gi, ' \u0000 '))
  return held.split(/\s+(?:and|&|\+)\s+/i).map((part) => part.replaceAll('\u0000', 'and').trim())
}
