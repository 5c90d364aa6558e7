import { plainName, foldWord } from './food-names.ts'
import { CONDITION_WORDS, type Condition } from './hazard-names.ts'

const conditionsOfWord = new Map<string, Condition[]>()
for (const [condition, words] of Object.entries(CONDITION_WORDS) as [Condition, string][]) {
  for (const word of words.split(' ')) {
    conditionsOfWord.set(word, [...(conditionsOfWord.get(word) ?? []), condition])
  }
}

const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\bready to eat\b/g, 'readytoeat'],
  [/\b(?:ready|pre|pressure) (cooked|boiled|soaked)\b/g, 'pre$1'],
  [/\bdeep frozen\b/g, 'deepfrozen'],
  [/\b(?:not|never|un) (?:yet )?(?:cooked|boiled)\b/g, 'uncooked'],
  [/\b(?:not|never) (?:yet )?(?:soaked|frozen|dried|canned|tinned|thawed)\b/g, ' '],
  [/\braw milk\b/g, 'rawmilk'],
  [/\b(?:not|non) pasteuri[sz]ed\b/g, 'unpasteurised'],
  // "dry roasted peanuts", "cans drained": nothing about how the food was sold.
  [/\bdry (?:roasted|fried|rubbed|cured|aged)\b/g, ' '],
  [/\b(?:pat(?:ted)?|squeezed?|dried off|well) dr(?:y|ied)\b/g, ' '],
]

/**
 * How the words of a line say its food stands: dried, frozen, tinned, raw, cooked, soaked … wherever they are written, in
 * front, behind, after a comma or in brackets.
 */
export function conditionsOf(text: string): ReadonlySet<Condition> {
  let plain = plainName(text)
  for (const [pattern, joined] of JOINED) plain = plain.replace(pattern, joined)
  const found = new Set<Condition>()
  for (const word of plain.split(' ')) {
    for (const condition of conditionsOfWord.get(word) ?? conditionsOfWord.get(foldWord(word)) ?? []) {
      found.add(condition)
    }
  }
  return found
}
