import type { Food } from '#app/domain/food/food.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { cutWords } from '#app/domain/kitchen/cuts.ts'
import type { Item } from '#app/domain/kitchen/dish.ts'
import { isMany, nameOf } from './nouns.ts'
import type { LibraryPart } from './portions.ts'

/** What a dish says of its own food and a stand-in has not: tofu is never pink, ground ginger is not cut into matchsticks. */

type Sort = 'shellfish' | 'fish' | 'meat' | 'other'

const FLESH: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish'])

function sortOf(food: Food | null): Sort {
  if (food === null || !FLESH.has(food.group)) return 'other'
  if (food.allergens.some((one) => one === 'crustaceans' || one === 'molluscs')) return 'shellfish'
  return food.group === 'fish' ? 'fish' : 'meat'
}

/** How a stand-in shows that the heat has gone through it. */
const CUES: Readonly<Record<Sort, string>> = {
  shellfish: 'the thickest piece is opaque to the middle',
  fish: 'the thickest piece is opaque and parts into flakes',
  meat: 'no pink is left in the thickest piece',
  other: '',
}
/** What only flesh of some sort does in the heat. */
const OF_FLESH =
  /\b(?:pink|opaque|flakes?|curl(?:s|ed)|bones?|gristle|flesh|fibres?|a sausage cut open)\b|\bjuices? (?:\w+ )*clear\b|\bmeat (?:parts|is|gives|draws|falls)\b/
/** A clause that can stand by itself. */
const HAS_SUBJECT = /^(?:the|they|it|no|only|an?|one|each|every|none|most|nothing)\b/

/** Foods that stand for flesh of another sort. */
export function strangers(parts: readonly LibraryPart[]): LibraryPart[] {
  return parts.filter(({ slot, item }) => {
    const own = sortOf(foodById(slot.foods[0]))
    return own !== 'other' && item.key !== slot.foods[0] && sortOf(item.food) !== own
  })
}

/** The sight to wait for, with what the stand-ins among the foods show instead of the dish's own. */
export function cueFor(until: string, parts: readonly LibraryPart[]): string {
  const [stranger] = OF_FLESH.test(until) ? strangers(parts) : []
  if (!stranger) return until
  const clauses = until.split(/,? and (?=the |they |it |no |an? )|, (?=the |no )/)
  const kept = clauses.filter((clause) => !OF_FLESH.test(clause) && HAS_SUBJECT.test(clause))
  return [cueOf(stranger), ...kept].join(' and ')
}

function cueOf(part: LibraryPart): string {
  const { food } = part.item
  const isRaw = food !== null && (food.state === 'raw' || food.state === 'frozen')
  const cue = isRaw ? CUES[sortOf(food)] : ''
  return (
    cue ||
    (isMany([part], [`the ${nameOf(part)}`]) ? 'they are hot right through' : 'it is hot right through')
  )
}

/** Whether a sentence of the dish's own fits the foods: "no pink is left" is not said of tofu. */
export function fitsStandIns(text: string, parts: readonly LibraryPart[]): boolean {
  return !OF_FLESH.test(text) || strangers(parts).length === 0
}

const IN_PIECES =
  /\b(?:cut|sliced|slices?|strips?|pieces?|chopped|diced?|cubes?|halved|quartered|chunks?|crushed)\b/
const GETS_CUT = /\b(?:cut|sliced?|chopped|halved|torn|crumbled|grated|shredded|broken|flaked)\b/

/** How the food of a slot is made ready; a stand-in that cannot be cut so has its own words or none. */
export function prepFor(prep: string, own: Food, item: Item): string {
  if (item.key === own.id || item.food === null) return prep
  const [ofOwn, ofItem] = [cutWords(bare(own, item), 'bite'), cutWords(item, 'bite')]
  if (ofItem === '') return ofOwn === '' ? prep : ''
  const isOtherGroup = item.food.group !== own.group
  if (isOtherGroup && IN_PIECES.test(prep) && !GETS_CUT.test(ofItem)) return ofItem
  return prep
}

/** The dish's own food as an item, to ask how it is cut. */
function bare(food: Food, like: Item): Item {
  return { ...like, food, key: food.id, kind: food.kind, name: food.name, plural: food.plural, before: null }
}
