import { readWords } from '#app/food-table.server.ts'

/** Common English words near to names of foods, and verbs and adverbs (`foods/english-words.txt`): spelt right, and no food. */

let words: ReadonlySet<string> | undefined

const englishWords = (): ReadonlySet<string> => (words ??= readWords('foods/english-words.txt'))

/** True of a word that somebody meant as it stands: "cheat" is no slip of chaat. */
export const isEnglish = (stem: string): boolean => englishWords().has(stem)

/** True of a word that ends as verbs and adverbs do. */
export const endsAsVerb = (stem: string): boolean => /(?:ing|ed|ly)$/.test(stem)

/** "carrying", "deserved", "probably": tells of a meal, where no food is named by it. */
export const isVerbOrAdverb = (stem: string): boolean => endsAsVerb(stem) && isEnglish(stem)
