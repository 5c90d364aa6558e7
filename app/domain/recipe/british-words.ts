import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodsOfLine } from '#app/domain/food/line-food.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { readTable } from '#app/food-table.server.ts'
import type { RecipeDraft } from './recipe.ts'

/** American words of a recipe in British English, where the food table has them for the same food. */

/** What a recipe says in words. */
export type BritishText = Pick<
  RecipeDraft,
  'name' | 'description' | 'ingredients' | 'instructions' | 'notes' | 'servings'
>

type Word = {
  name: string
  /** Its first word, for a quick look. */
  opening: string
  american: RegExp
  british: string
  plural: string
  /** One and many by the same word, in the plural where it isn't counted: "400 g shrimp". */
  isAlike: boolean
  /** "English cucumber": its capital is no capital of the sentence. */
  hasCapital: boolean
}

/** "2 zucchini", "three large zucchini": more than one, whatever the word says. */
const MORE_THAN_ONE =
  /(?<![\d/.])(?:[2-9]|[1-9]\d+|two|three|four|five|six|eight)\s+(?:(?!and\b)\p{L}+\s+){0,2}$/iu
/** Behind a word that a title uses like an adjective: "shrimp tacos", but "shrimp with rice". */
const IS_ADJECTIVE = /^\s+(?!(?:and|with|in|on|for|or|from|over|alla?|à)\b)\p{L}/iu

const SENTENCE_STARTS = /(?:^|[.!?:]\s+)$/

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const anyOf = (list: readonly string[]) => list.map(escaped).join('|')

/** The name with its ending, but for names of other things that it is a part of. */
function patternOf(american: string, except: readonly string[]): RegExp {
  const name = escaped(american).replaceAll("'", "['’]").replaceAll(' ', '[ -]')
  const [notBefore, notBehind] =
    except.length === 0 ? ['', ''] : [`(?<!\\b(?:${anyOf(except)}) )`, `(?! (?:${anyOf(except)})\\b)`]
  return new RegExp(
    String.raw`(?<![\p{L}-])(an? )?${notBefore}(${name})(e?s)?(?![\p{L}-])${notBehind}`,
    'giu',
  )
}

/** `foods/british-words.csv`, one after another: longer names come before their parts. */
const words: readonly Word[] = readTable('foods/british-words.csv', [
  'american',
  'british',
  'plural',
  'alike',
  'except',
] as const).map(({ row, place }) => ({
  name: row.american.toLowerCase(),
  opening: /^[^ '-]+/.exec(row.american.toLowerCase())![0],
  american: patternOf(row.american, new RowReader(row, place, row.american).list('except')),
  british: row.british,
  plural: row.plural || row.british,
  isAlike: row.alike === 'yes',
  hasCapital: /^\p{Lu}/u.test(row.american),
}))

type Kind = 'title' | 'line' | 'text'

function replaced(text: string, word: Word, kind: Kind): string {
  return text.replace(
    word.american,
    (_found, article: string | undefined, said: string, ending: string | undefined, at: number) => {
      const before = text.slice(0, at) + (article ?? '')
      const after = text.slice(at + _found.length)
      const isAdjective = kind === 'title' && ending === undefined && IS_ADJECTIVE.test(after)
      const isMany =
        !isAdjective && (ending !== undefined || MORE_THAN_ONE.test(before) || (!article && word.isAlike))
      const british = isMany ? word.plural : word.british
      const isCapital = word.hasCapital ? SENTENCE_STARTS.test(before) : /^\p{Lu}/u.test(said)
      const cased = isCapital ? british.charAt(0).toUpperCase() + british.slice(1) : british
      if (article === undefined) return cased
      const letter = /^[aeiou]/i.test(british) ? 'n' : ''
      return `${article.charAt(0)}${letter} ${cased}`
    },
  )
}

const foodsOf = (line: string): string =>
  foodsOfLine(readIngredientLine(line))
    .map(({ food }) => food.id)
    .join()

/** Whether a line names the food it named before. */
function isSameFood(line: string, before: string): boolean {
  const foods = foodsOf(before)
  return foods === '' || foods === foodsOf(line)
}

function inBritish(text: string, allowed: readonly Word[], kind: Kind): string {
  return allowed.reduce((current, word) => {
    const next = replaced(current, word, kind)
    return next === current || (kind === 'line' && !isSameFood(next, current)) ? current : next
  }, text)
}

/** The draft in British words, but for those that the person used for their own foods. */
export function withBritishWords<T extends BritishText>(draft: T, typed: readonly string[]): T {
  const { name, description, instructions, notes } = draft
  const said = JSON.stringify(draft).toLowerCase()
  const own = typed.join('\n')
  // Drafts are read many times while they are written, and most use none of the words.
  const allowed = words.filter((word) => said.includes(word.opening) && own.search(word.american) < 0)
  if (allowed.length === 0) return draft
  const ingredients = draft.ingredients.map((line) => ({
    ...line,
    text: inBritish(line.text, allowed, 'line'),
  }))
  // "the shrimp" of a recipe with dried shrimp is that.
  const listed = ingredients.map(({ text }) => text.toLowerCase()).join('\n')
  const unlisted = allowed.filter((word) => !listed.includes(word.name))
  const british = (text: string, kind: Kind = 'text') => inBritish(text, unlisted, kind)
  return {
    ...draft,
    name: british(name, 'title'),
    description: british(description),
    ingredients,
    instructions: instructions.map((step) => british(step)),
    ...(notes && {
      notes: {
        storage: british(notes.storage),
        variations: notes.variations.map((one) => ({
          ...one,
          name: british(one.name, 'title'),
          text: british(one.text),
          ...(one.adds && { adds: one.adds.map((line) => british(line, 'line')) }),
        })),
      },
    }),
  }
}
