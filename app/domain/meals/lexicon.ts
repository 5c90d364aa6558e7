import { wordTable } from '#app/domain/word-table.ts'
import { readTable, wordsOfCell } from '#app/food-table.server.ts'
import type { Joint } from './phrase.ts'

/**
 * The words of a meal that are no food, by their labels: `foods/meal-lexicon.csv` has every word once, as a stem, with all
 * that it may be. Sentences of people and names of foods are read by the same.
 */

const byLabel = new Map<string, Set<string>>()
for (const { row } of readTable('foods/meal-lexicon.csv', ['word', 'labels'] as const))
  for (const label of wordsOfCell(row.labels)) {
    const words = byLabel.get(label)
    if (words === undefined) byLabel.set(label, new Set([row.word]))
    else words.add(row.word)
  }

function labelled(label: string): ReadonlySet<string> {
  const words = byLabel.get(label)
  if (words === undefined) throw new Error(`foods/meal-lexicon.csv: no word is labelled "${label}"`)
  return words
}

/** Measures and containers. A container alone is no food. */
export const UNITS = labelled('unit')
/** Sizes in words; what they weigh is the food's own matter. */
export const SIZES = labelled('size')
/** Names of meals: they tell when ("for breakfast") or name a food ("a breakfast tart"). */
export const MEAL_NAMES = labelled('meal')
/** Names of whole kinds of dishes: who says no more is asked which. */
export const VAGUE = labelled('vague')
/** How it was cooked or kept. */
export const STATES = labelled('state')
/** How a food is, not what it is: a food whose name does not say it has lost nothing. */
export const QUALITIES = labelled('quality')

/** Tells that somebody ate, when, where and how it was; names no food. */
export const TELLING = labelled('telling')
/** Verbs and adverbs that tell the same, where no food is named by them. */
export const TELLING_VERBS = labelled('verb')
/** Praise and other words beside the food that do not change what it is. */
export const DECORATION = labelled('praise')
/** Places, people and times beside food: part of a name at most ("street corn", "grandma's cookies"). */
export const ASIDE = labelled('aside')
/** Words that are spelt right and near to names of food. */
export const ENGLISH = labelled('english')
/** Kinds of things to eat and drink that name none. */
export const UNNAMED = labelled('unnamed')
/** Food of no name: "nachos with toppings". */
export const UNNAMED_FOODS = labelled('unnamed-food')
/** Praise in a sentence, and something to eat where it stands alone in a list: "toast with spread". */
export const UNNAMED_IN_LISTS = labelled('unnamed-in-list')
/** Says that there was something, and not what. */
export const SOMETHING = labelled('something')
/** Stands for food behind "with the" and the like: "the works", "all the fixings". */
export const EXTRAS = labelled('extra')

/** Before "with", "of", "from", "in": what follows is what the food is made of. */
export const MAKING = labelled('making')
/** Before "with", "by": what follows stands beside the food. */
export const BESIDE = labelled('beside')
export const DETERMINERS = labelled('determiner')
/** Before the name of a meal: it tells when. */
export const WHEN = labelled('when')
/** Before a colon: whose or of which day it was. */
export const LABELS = labelled('label')
/** "an hour and a half" is no food. */
export const PERIODS = labelled('period')
/** "cheat day", "burns night" */
export const TIME_NOUNS = labelled('time-noun')
export const DENYING = labelled('denying')
/** "no rice extra guac", "no rice double salmon" */
export const ENDS_DENIAL = labelled('ends-denial')
/** "3 eggs of 55 g each" */
export const EACH = labelled('each')
export const FEW = labelled('few')
/** Numbers that are also words of foods: "double cheeseburger", "quarter pounder". */
export const ONLY_BEFORE_OF = labelled('number-before-of')

/** Kinds of bread that are called so behind "on". */
export const BREADS = labelled('bread')
/** Measures that one eats where nothing is measured: "soup and a roll". */
export const UNITS_TO_EAT = labelled('unit-eaten')
/** Units that are dishes where a food is named by them: "tuna roll", "oat bar", "pancake stack". */
export const DISHES_OF_UNITS = labelled('unit-named')
/** Praise elsewhere, the noun at the end of a phrase: "a fruit drink". */
export const NOUNS = labelled('noun')
/** "a protein thing" */
export const THINGS = labelled('thing')
/** "onion bhaji starter" */
export const COURSES = labelled('course')
export const TINS = labelled('tin')
/** What a slice or a square is cut from. */
export const CUT_UP = labelled('cut-up')
/** What a food is cut in; of tea there is no slice. */
export const CUT_PIECES = labelled('cut')
/** What pieces are eaten from. */
export const HOLDS_PIECES = labelled('holds-pieces')
/** Containers that hold a usual portion of whatever is in them. */
export const HOLDS_USUAL = labelled('holds-usual')
/** These are volumes of anything. */
export const BY_VOLUME = labelled('volume')
/** These measure even where a name has them ("pint of beer"). */
export const VESSELS = labelled('vessel')

const joints = (['strong', 'weak', 'inside', 'remark', 'or'] as const).flatMap((joint) =>
  Array.from(labelled(`joint-${joint}`), (word): [string, Joint] => [word, joint]),
)
/** How a word ties what follows to what stands before it. */
export const JOINTS: Readonly<Record<string, Joint>> = wordTable(Object.fromEntries(joints))
