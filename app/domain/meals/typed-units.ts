/** Measures as people type them: "2T honey", "1/2c oats", "2 tblsp", "200 mil", "100gchicken", "lg fries", "4 pints". */

const COUNT = '(?:\\d+(?:[.,/]\\d+)?|[½¼¾⅓⅔]|an?|one|two|three|four|half an?)'
const SMALL_COUNT = '(?:\\d ?\\d/\\d|\\d/\\d|\\d(?:[.,]\\d+)?|[½¼¾⅓⅔])'

const TYPED: readonly (readonly [RegExp, string])[] = [
  // A capital T is a tablespoon and a small one a teaspoon, as cooks write.
  [new RegExp(`(?<![\\w/.])(${SMALL_COUNT}) ?T(?=\\.? [a-z])`, 'g'), '$1 tbsp'],
  [new RegExp(`(?<![\\w/.])(${SMALL_COUNT})t(?=\\.? [a-z])`, 'g'), '$1 tsp'],
  [new RegExp(`(?<![\\w/.])(${SMALL_COUNT}) ?c\\.?(?= (?:of )?[a-z])`, 'gi'), '$1 cup'],
  [/(\d) ?(?:grms?|gms|grammes|gs)\b\.?/gi, '$1 g'],
  [/(\d) ?(?:mils?|ccs?|millilitres?)\b/gi, '$1 ml'],
  [
    new RegExp(`(?<!\\w)(${COUNT}) ?(?:tble?sp(?:oo?n)?s?|tblspns?|tbls?|tbspoons?|tb)\\b\\.?`, 'gi'),
    '$1 tbsp',
  ],
  [new RegExp(`(?<!\\w)(${COUNT}) ?(?:tspoons?|teasp|tsps?)\\b\\.?`, 'gi'), '$1 tsp'],
  [new RegExp(`(?<!\\w)(${COUNT}) ?(?:slcs?|sl)\\b\\.?`, 'gi'), '$1 slices'],
  [new RegExp(`(?<!\\w)(${COUNT}) ?btls?\\b\\.?`, 'gi'), '$1 bottle'],
  [/(?<![\w'])(?:sm|sml)\.? (?=[a-z])/gi, 'small '],
  [/(?<![\w'])(?:lg|lrg|lge)\.? (?=[a-z])/gi, 'large '],
  // "kaffe med mælk" is coffee with milk.
  [/(^|[,.;(\n] *|\b(?:an?|one|two|\d) )med\.? (?=[a-z])/gi, '$1medium '],
  // "10grapes" are grapes.
  [
    /(\d)(g|ml|oz|kg)(?=[a-z]{3})(?!(?:rams?|rammes?|rs?|ms?|rms?)\b|rape|arlic|inger|yoza|herkin|umm|nocchi|ranola|oji|reen)/gi,
    '$1$2 ',
  ],
  [/\b(?:hlf|haf|hafl|hlaf|hafe)\b/gi, 'half'],
  [/\bhalfa\b/gi, 'half a'],
]
const DESSERTSPOON = new RegExp(
  `(?<!\\w)(${COUNT}) ?(?:dess?ert ?spo+n(?:ful)?s?|dsps?|dstsps?|dssps?)\\b`,
  'gi',
)

/** What is drunk or sold by the pint, so that pints without a name are not of beer. */
const BY_THE_PINT =
  /\b(?:beers?|lager|cider|ale|ipa|stout|bitter|guinness|porter|pilsn?er|shandy|radler|cobra|stella|heineken|peroni|milk|water|juice|squash|cordial|lemonade|cola|coke|smoothie|shake|soup|stock|cream|ice cream|gelato|prawns|shrimps?|cockles|berries|\w+berries|lassi|mead|perry|snakebite|kombucha)\b/i
const PINTS =
  /\b((?:\d+|an?|two|three|four|five|six|seven|eight|ten|several|a few|few|a couple(?: of)?|couple(?: of)?)(?: more| quick| cheeky)? pints?)\b(?=\s*(?:$|[.,;:!?)\n+&]|(?:and|with|after|before|at|in|then|plus|last|watching|while|down|on)\b))/gi

/** "850 kJ", "1,980 kJ": of a label; what is counted here is kilocalories. */
const KILOJOULES = /(?<![\d.,])(\d{1,3}(?:[,.]\d{3})+|\d+(?:[.,]\d+)?) ?(?:kj|kilojoules?)\b/gi
const KJ_PER_KCAL = 4.184

const withKilocalories = (text: string): string =>
  text.replace(KILOJOULES, (_said, number: string) => {
    const isInThousands = /^\d{1,3}(?:[,.]\d{3})+$/.test(number)
    const kj = Number(isInThousands ? number.replace(/[,.]/g, '') : number.replace(',', '.'))
    return `${Math.round(kj / KJ_PER_KCAL)} kcal`
  })

/** The text with measures as the reader knows them, and pints of beer where nothing else is drunk by the pint. */
export function withTypedUnits(text: string): string {
  const spelt = TYPED.reduce((rest, [typed, meant]) => rest.replace(typed, meant), withKilocalories(text))
  const spooned = spelt.replace(DESSERTSPOON, (said, count: string) => {
    const value = Number(count)
    return Number.isFinite(value) ? `${2 * value} tsp` : /^(?:an?|one)$/i.test(count) ? '2 tsp' : said
  })
  return BY_THE_PINT.test(spooned) ? spooned : spooned.replace(PINTS, `$1${OF_BEER}`)
}

const OF_BEER = ' of beer'
const BEER_ASSUMED = 'pints of which nothing was said are taken for beer'

/** A row as it was typed: where nobody said what the pints were of, it says that beer is assumed. */
export const withPintsAsTyped = <Row extends { said: string; assumptions: readonly string[] }>(
  row: Row,
  typed: string,
): Row =>
  !/\bpints? of beer$/.test(row.said) || /\bbeer/i.test(typed)
    ? row
    : { ...row, said: row.said.slice(0, -OF_BEER.length), assumptions: [...row.assumptions, BEER_ASSUMED] }
