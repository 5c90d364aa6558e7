import { wordTable } from '#app/domain/word-table.ts'

/** Measures and numbers that French, Italian and German recipes open a line with, in the words that the reader knows. */

const SPOONS: readonly (readonly [RegExp, string])[] = [
  [/(?<=^|\s)(?:c\.? ?à ?s(?:\.|oupe\b)?|cs\.?|cuil(?:l[eè]res?|\.)? ?à ?s(?:\.|oupe\b)?)(?= )/i, 'tbsp'],
  [/(?<=^|\s)(?:c\.? ?à ?(?:c(?:\.|afé)?|thé)|cuil(?:l[eè]res?|\.)? ?à ?(?:c(?:\.|afé)?|thé))(?= )/i, 'tsp'],
  [/(?<=(?:tbsp|tsp) )(?:de |d['’])/i, ''],
]
/** "quanto basta" */
const TO_TASTE = /,? ?\bq\.? ?b\.?(?=$|[\s,)])/i

const NUMBERS = wordTable<string>({
  ein: '1',
  eine: '1',
  zwei: '2',
  drei: '3',
  vier: '4',
  fünf: '5',
  sechs: '6',
  deux: '2',
  trois: '3',
  quatre: '4',
  cinq: '5',
  cuatro: '4',
  cinco: '5',
})
const LEADING_WORD = /^(\p{L}{3,6})(?= \p{L})/u

/** The line with these measures in English; any other line as it is. */
export function withEnglishMeasures(line: string): string {
  const numbered = line.replace(LEADING_WORD, (word) => NUMBERS[word.toLowerCase()] ?? word)
  const spooned = SPOONS.reduce((text, [pattern, word]) => text.replace(pattern, word), numbered)
  return TO_TASTE.test(spooned) ? spooned.replace(TO_TASTE, ', to taste') : spooned
}
