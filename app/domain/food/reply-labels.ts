import { nameTokens } from './food-names.ts'
import type { LabelFigures, ReplyComponent } from './reply-components.ts'
import { energyIn, figureIn } from './reply-figures.ts'

/** Figures that a model read from a label in the photo, more accurate than those of a food with a similar name. */

const MAX_MACRO_G = 1500
const PER_100 = /\bper 100\s*(?:g|ml)\b/i
const ENERGY = /([\d.,]+)\s*k?cal/i

/** The label figures in a line or sentence; null if it gives no calories. */
function figuresIn(text: string, grams: number | null): LabelFigures | null {
  const kcal = energyIn(ENERGY.exec(text)?.[0])
  if (kcal === null) return null
  if (PER_100.test(text) && grams === null) return null
  const share = PER_100.test(text) && grams !== null ? grams / 100 : 1
  const of = (word: string) => {
    const found =
      new RegExp(String.raw`([\d.,]+)\s*g\s*(?:of\s+)?${word}`, 'i').exec(text) ??
      new RegExp(String.raw`\b${word}s?\s*:?\s*([\d.,]+)\s*g`, 'i').exec(text)
    const figure = figureIn(found?.[1], MAX_MACRO_G)
    return figure === null ? null : figure * share
  }
  return {
    kcal: kcal * share,
    proteinG: of('protein'),
    carbsG: of('carb(?:ohydrate)?s?'),
    fatG: of('fat'),
    fiberG: of('fib(?:er|re)'),
  }
}

const OF_LABEL = /\b(?:label|pack(?:et|aging)?|wrapper)\b/i
const LONGEST_SENTENCE = 400

/** A sentence such as "The label says 222 kcal", which may be in the notes. */
function sentenceOnLabel(reply: string): string | undefined {
  if (!OF_LABEL.test(reply)) return undefined
  return reply
    .split(/\n|(?<=[^\d\s])[.!?]\s/)
    .map((sentence) => sentence.slice(0, LONGEST_SENTENCE))
    .find((sentence) => OF_LABEL.test(sentence) && ENERGY.test(sentence))
}

/** Adds each food's label figures, from the `lines` after LABEL or else from a sentence of the `reply`. */
export function withLabels(
  foods: readonly ReplyComponent[],
  lines: readonly string[],
  reply: string,
): ReplyComponent[] {
  const said = lines.filter((line) => /\d/.test(line))
  const sentence = said.length === 0 ? sentenceOnLabel(reply) : undefined
  return foods.map((food) => {
    const line =
      said.find((one) => sharesName(one, food)) ??
      (foods.length === 1 ? said[0] : undefined) ??
      fromSentence(sentence, food, foods)
    const label = line === undefined ? food.label : (figuresIn(line, food.grams) ?? food.label)
    return label === undefined ? food : { ...food, label }
  })
}

/** A sentence of the notes is about the only food, or about a food that it names. */
function fromSentence(
  sentence: string | undefined,
  food: ReplyComponent,
  foods: readonly ReplyComponent[],
): string | undefined {
  if (sentence === undefined) return undefined
  return foods.length === 1 || sharesName(sentence, food) ? sentence : undefined
}

function sharesName(text: string, { name }: ReplyComponent): boolean {
  const words = new Set(nameTokens(text))
  const own = nameTokens(name)
  return own.length > 0 && own.every((word) => words.has(word))
}
