import { wordSet } from '#app/domain/food/line-words.ts'
import type { NameWord } from './vocabulary.ts'
import { NO, stemOf } from '#app/domain/meals/stems.ts'
import { SAYS_NO_FOOD } from '#app/domain/meals/says-no-food.ts'
import type { PhraseWord } from '#app/domain/meals/phrase.ts'
import { readTable } from '#app/food-table.server.ts'

/** English words, by their stems, that name a food only together with another word: "fit", "strong", "rocky road". */
const IN_NAMES: ReadonlySet<string> = wordSet(`
  age animal army ball base boat bottom boy case country crazy dark dirty disc draw drop economy express external eye face fan
  fast fed field figure fire fit floating fly foot fortune frame gas gun guy hair heavy hell high hole hour human include individual isolate joy key
  less life long loop low machine man mass mess midnight moving multiple nature off oop paper part peace plastic play pocket pointed power prime
  process processed program purpose ran ready reduced reduction replacement river road root run saint sale score select serve sex shape share shed
  short shut slow smile south southern special split spring square string strong student sum summer sun surprise tie tree turn twice
  van volume walking wall wash western wheel wind winter wonder young
  agent alpha alphabet amber arrow bark bargain batch bath beaten belt bird blade blanket blast bliss blood bomb border brick burnt bush cap castle
  charm chess cliff cloud compact composite concentrated cosmic cotton cracked crossing crown cue curly democracy dose dragon drip drum drunken envy exotic
  explosion fairy farmer fashioned filter fit flip flower fool forest formula foul fume funeral gold goodness grass guinea hero heritage
  hog hollow horn imperial infant ingredient iron island jungle kettle kiss lane laughing leather legend lion liquid lump luxury maker
  mild mighty mission mist mixture mock moon mountain mouse mud muscle nail naked native neutral northern novelty ocean oriental overnight pad paradise pitch pole
  popping pouring prince queen rag rainbow recipe retail rock rope rot royal rub rusty scattered scratch sea segment sensation shaking silver sin slim
  sloppy smart smith smoke species sport spray stale star stem stiff stomach straw sunrise supreme sweat tail tap temple temptation tennis thread tiger tip toll tour
  tower tradition trek triangle trolley trumpet tunnel twin twist twisted valley village virgin wake wicked wood worm wrapper yard zone
  admiral aerosol ahoy archway bikini bingo bitch blooming bluebird bonnet booty bra cafeteria carcass caressed cart cellophane
  chimney chipped claw coating crescent crinkle dean decoration deluxe dew diabetic dinosaur divorced dock dolly doodle duke duo dye elbow especial
  evaporated excellence fen fin fir fisherman fizz flattened formulated gala germ greyhound hanger harvest heath
  heirloom helper hush husk imitation infused insomnia jarred jointed jute knuckle kosher lagoon lance lava lukewarm ma macho madame mannish
  marble maria mat medallion medley mien mike moth mule munch navel navy nourish orchard paddle parasol pastor pebble picky pilgrim pod pout princess
  pup raider refrigerated rocky rustic sailor sanding seam shack shaved shoestring shoo ski skinny slab slam slap sling
  smut snake snap southwest squeak squeaky stinger stormy strand stripe stripper sucker swirl tan teething teller tentacle tombstone
  tout turf ultra urchin vault vine wax weed wilted winged wok wot woven yen zebra arctic ballpark
  alexander ali charlotte daniel dave diane edward jack jen jerry jim jo joe larry marie mary mia roy russell ruth sharon victoria
  diwali diy easter frances iftar keto shabbat vegan vegetarian christma halloween
  african brazilian caribbean ethiopian finger german italian japanese lebanese moroccan persian polish spanish swedish vietnamese
  chiffon farmhouse gypsy haunch mi ping sec yippee yo
`)

/** Enough of them side by side make a name: "rocky road", "spring roll". */
const LEAST_TOGETHER = 2

/** True where what was said of a name may be a food at all: not "fried", nor "fit", alone. */
export function isFoodSaid(name: readonly NameWord[], words: ReadonlyMap<string, PhraseWord>): boolean {
  const said = new Set<string>()
  for (const { stem } of name) {
    if (words.get(stem)?.role !== 'food' || SAYS_NO_FOOD.has(stem) || stem.startsWith(NO)) continue
    if (!IN_NAMES.has(stem)) return true
    said.add(stem)
  }
  return said.size >= LEAST_TOGETHER
}

/** True of a word that names nothing without another beside it. */
export const isOnlyInNames = (stem: string): boolean => IN_NAMES.has(stem)

/** Restaurants and shops that people name beside their food, and what is meant where they name nothing else. */

let meaningByStem: ReadonlyMap<string, readonly string[]> | undefined

const meanings = () =>
  (meaningByStem ??= new Map(
    readTable('foods/chains.csv', ['word', 'means'] as const).map(({ row: { word, means } }) => [
      stemOf(word),
      means.split(' ').filter(Boolean).map(stemOf),
    ]),
  ))

export const isChain = (stem: string): boolean => meanings().has(stem)

/** Stems of the food that a chain alone stands for: "2 pieces from KFC"; none where it sells of everything. */
export const foodOfChain = (stem: string): readonly string[] => meanings().get(stem) ?? []

let kindsByWord: ReadonlyMap<string, readonly string[]> | undefined

/** Ids of the foods that a vague word ("salad", "soup") most often means; they are asked about. None for other words. */
export function kindsOfVague(stem: string): readonly string[] {
  kindsByWord ??= new Map(
    readTable('foods/vague-kinds.csv', ['word', 'kinds'] as const).map(({ row: { word, kinds } }) => [
      word,
      kinds.split('; '),
    ]),
  )
  return kindsByWord.get(stem) ?? []
}
