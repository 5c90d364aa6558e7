/**
 * `npm run bench -- food [<folder>] [--half read|scored|all] [--misses]`: how well lines, recipes, meals and dishes are
 * read, beside the npm parsers and published figures, and how fast. The folder holds the labelled sets (they may not be
 * shipped); without it only speed and memory are measured and nothing is written to docs/benchmarks.md. Each set is split
 * once: code is written by the half that may be read, the report is of the other, and only that is written. Misses are
 * shown of the first only.
 */
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { FOODS } from '#app/domain/food/foods.ts'
import { readMeal } from '#app/domain/meals/read-meal.ts'
import { openUsdaDownload } from '#app/features/foods/usda-download.server.ts'
import { isHalf, rowsOfHalf } from './food/half.ts'
import { LINES_FILE, type LabelledLine, readLabelledLines, scoreLines } from './food/lines.ts'
import { MEALS_FILE, type MeasuredMeal, readMeasuredMeals, scoreDishes, scoreMeals } from './food/meals.ts'
import { PARSERS, type ParsedLine } from './food/parsers.ts'
import { RECIPES_FILE, printRecipe, readPublishedRecipes, scoreRecipes } from './food/recipes.ts'
import { measureFirstMeal, measureRecipes, measureTable, perSecond } from './food/speed.ts'
import {
  everydayMeals,
  messyMeals,
  ordinaryMeals,
  SHORT_MEALS,
  TOLD_MEALS,
  toldMealFigures,
  UNREAD_TOLD_MEALS,
} from './food/told-meals.ts'
import { DISHES_FILE, readWeighedDishes, scoreWeighedDishes } from './food/weighed-dishes.ts'
import { endWith, neededFolder } from '#scripts/needed-folder.ts'
import { writeSection } from './report.ts'
import { benchArguments } from './smoke.ts'

const {
  values: { half: named, misses },
  positionals,
} = parseArgs({
  args: benchArguments,
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'scored' },
    misses: { type: 'boolean', default: false },
  },
})
const half = isHalf(named) ? named : endWith('--half: read, scored or all')
const folder =
  positionals[0] === undefined
    ? undefined
    : neededFolder(positionals[0], {
        usage: 'npm run bench -- food <folder>',
        files: [LINES_FILE, MEALS_FILE, RECIPES_FILE, DISHES_FILE],
        source:
          'The folder holds the labelled sets, and USDA’s tables as usda-foods.csv and usda-portions.csv.',
      })
const showsMisses = misses && half === 'read'

type Row = readonly [measure: string, ...figures: string[]]

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const whole = (figure: number) => Math.round(figure).toLocaleString('en-GB')
const NONE = ['', '', '']

const toldRows = [
  ...toldMealFigures(TOLD_MEALS, showsMisses),
  ...toldMealFigures(SHORT_MEALS, showsMisses),
  ...toldMealFigures(UNREAD_TOLD_MEALS),
  ...toldMealFigures(everydayMeals(half), showsMisses),
  ...toldMealFigures(messyMeals(half), showsMisses),
  ...toldMealFigures(ordinaryMeals(half), showsMisses),
].map(([measure, ours, aim]): Row => [measure, ours, ...NONE, aim])
const rows: Row[] = [...(folder ? await accuracyRows(folder) : []), ...toldRows, ...speedRows(folder)]
const report = [
  `Machine: ${cpus().length} cores, Node ${process.versions.node}; speed per second of CPU time on one core; compare it with the parsers of the same run.`,
  '',
  `| measure | ${PARSERS.map(({ label }) => label).join(' | ')} | aim, or best published |`,
  `|---|${'---:|'.repeat(PARSERS.length)}---|`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
  'Whole line: quantity and unit right and at least 80 % of the words of the name (F1). The names that parse-ingredient and',
  'recipe-ingredient-parser-v3 give are cut at the first comma or bracket, which helps them. Lines of real recipes labelled by',
  'people (strangetom/ingredient-parser, MIT); meals of NutriBench (CC BY-NC-SA, for evaluation only), of USDA and other',
  'countries’ tables; recipes as their publishers print them, whose figures err by 10 to 20 % themselves; plates of Nutrition5k',
  '(CC BY 4.0). All but our own meals are the half of each set that nobody read while the code was written, though totals of it were looked at; of our own, one set was written by somebody who had not seen the reader, and its misses are never looked at. The published 67 % is GPT-4o with reasoning on another sample of NutriBench.',
].join('\n')
console.log(report)
if (folder && half === 'scored')
  writeSection({ name: 'food', heading: 'Food and numbers', command: 'npm run bench -- food', text: report })
else
  console.log(
    `docs/benchmarks.md stays as it is: ${folder ? 'its table is of the half nobody reads' : 'no folder with the labelled sets was named'}.`,
  )

async function accuracyRows(from: string): Promise<Row[]> {
  const kcalByName = new Map<string, number>()
  for await (const foods of openUsdaDownload(from, { withBranded: false }).foods(0)) {
    for (const food of foods) if (food) kcalByName.set(food.description, food.per100g.kcal)
  }
  return [
    ...lineRows(rowsOfHalf(readLabelledLines(from), half, ({ id }) => id)),
    ...recipeRows(from),
    ...mealRows(
      rowsOfHalf(readMeasuredMeals(from), half, ({ id }) => id),
      kcalByName,
    ),
  ]
}

function recipeRows(from: string): Row[] {
  const recipes = rowsOfHalf(readPublishedRecipes(from), half, ({ id }) => id)
  const dishes = rowsOfHalf(readWeighedDishes(from), half, ({ dish_id }) => dish_id)
  const scores = scoreRecipes(recipes, showsMisses ? printRecipe : undefined)
  const plates = scoreWeighedDishes(dishes)
  const [recipe, plate] = [`${scores.recipes} published recipes`, `${plates.dishes} weighed dishes`]
  return [
    [`${recipe}: calories per serving, median error`, percent(scores.medianError), ...NONE, '16 %'],
    [`${recipe}: calories within 20 %`, percent(scores.within20), ...NONE, '57 %'],
    [`${recipe}: published calories within our range`, percent(scores.inRange), ...NONE, '80 %'],
    [`${recipe}: half of the range, median`, `± ${percent(scores.medianHalfRange)}`, ...NONE, ''],
    [`${recipe}: share of the mass that is counted`, percent(scores.coverage), ...NONE, ''],
    [
      `${plate}, as served: calories, mean error`,
      `${plates.kcalError.toFixed(0)} kcal (${percent(plates.kcalErrorShare)})`,
      ...NONE,
      '14 %',
    ],
    [`${plate}: share of the mass that is counted`, percent(plates.coverage), ...NONE, ''],
  ]
}

function lineRows(lines: readonly LabelledLine[]): Row[] {
  const scores = PARSERS.map(({ label, parse }) =>
    scoreLines(lines, parse, label === 'ours' && showsMisses ? printMiss : undefined),
  )
  const speeds = PARSERS.map(({ parse }) =>
    perSecond(lines.length, () => {
      for (const { line } of lines) parse(line)
    }),
  )
  const row = (measure: string, of: (score: (typeof scores)[number]) => number, aim: string): Row => [
    `${lines.length} ingredient lines: ${measure}`,
    ...scores.map((score) => percent(of(score))),
    aim,
  ]
  return [
    row('quantity', (score) => score.quantity, ''),
    row('unit', (score) => score.unit, ''),
    row('quantity and unit', (score) => score.quantityAndUnit, '95 %'),
    row('words of the name (F1)', (score) => score.name, ''),
    row('whole line', (score) => score.whole, '85 %'),
    ['lines read per second', ...speeds.map(whole), ''],
  ]
}

function mealRows(meals: readonly MeasuredMeal[], kcalByName: ReadonlyMap<string, number>): Row[] {
  const fromText = scoreMeals(meals, showsMisses ? printMeal : undefined)
  const withGrams = scoreMeals(meals.filter((meal) => meal.set.endsWith('_metric')))
  const dishes = scoreDishes(meals, kcalByName, showsMisses ? printDish : undefined)
  const meal = `${fromText.meals} meals told in words`
  return [
    [`${meal}: carbohydrate within 7.5 g`, percent(fromText.carbsWithin), ...NONE, '67 %'],
    [`${meal}: carbohydrate, mean error`, `${fromText.carbsErrorG.toFixed(1)} g`, ...NONE, ''],
    [
      `${meal}: calories, mean error`,
      `${fromText.kcalError.toFixed(0)} kcal (${percent(fromText.kcalErrorShare)})`,
      ...NONE,
      '90 kcal',
    ],
    [`${meal}: protein, mean error`, `${fromText.proteinErrorG.toFixed(1)} g`, ...NONE, ''],
    [`${meal}: fat, mean error`, `${fromText.fatErrorG.toFixed(1)} g`, ...NONE, ''],
    [`${meal}: calories within our range`, percent(fromText.kcalInRange), ...NONE, ''],
    [
      `${withGrams.meals} of them with grams in the text: calories, mean error`,
      `${withGrams.kcalError.toFixed(0)} kcal (${percent(withGrams.kcalErrorShare)})`,
      ...NONE,
      '',
    ],
    [
      `${dishes.dishes} dishes, names and grams given: calories, mean error`,
      `${dishes.kcalError.toFixed(0)} kcal (${percent(dishes.kcalErrorShare)})`,
      ...NONE,
      '15 %',
    ],
    ['the same: share of the mass that is counted', percent(dishes.coverage), ...NONE, ''],
  ]
}

function speedRows(from: string | undefined): Row[] {
  const { countedPerSecond, writtenPerSecond, linesPerRecipe } = measureRecipes()
  const { heapMb, sourceKb, gzippedKb } = measureTable()
  const firstMeal = measureFirstMeal()
  const meals = from === undefined ? [] : readMeasuredMeals(from)
  const readPerSecond = perSecond(meals.length, () => {
    for (const { description } of meals) readMeal(description)
  })
  return [
    [
      'first meal of a process: CPU, memory kept, files of the vocabulary',
      `${firstMeal.cpuMs.toFixed(0)} ms, ${firstMeal.heapMb.toFixed(0)} MB, ${whole(firstMeal.packedKb)} kB`,
      ...NONE,
      '300 ms, 60 MB, 1,500 kB',
    ],
    ...(meals.length > 0 ? [['meals read per second', whole(readPerSecond), ...NONE, ''] as const] : []),
    [
      `recipes counted per second (${linesPerRecipe.toFixed(1)} lines each)`,
      whole(countedPerSecond),
      ...NONE,
      '',
    ],
    ['recipes written by the kitchen per second', whole(writtenPerSecond), ...NONE, ''],
    [
      `food table of ${whole(FOODS.length)} foods, with index and reader: memory`,
      `${heapMb.toFixed(1)} MB`,
      ...NONE,
      '',
    ],
    [`food table: files, and packed`, `${whole(sourceKb)} kB, ${whole(gzippedKb)} kB`, ...NONE, ''],
  ]
}

function printMiss({ id, line, gold }: LabelledLine, read: ParsedLine): void {
  console.log(`${id} ${line}`)
  console.log(`   read ${read.quantity}-${read.quantityMax} ${read.unit} | ${read.name}`)
  console.log(`   gold ${gold.quantity}-${gold.quantity_max} ${gold.unit} | ${gold.name}`)
}

function printMeal(meal: MeasuredMeal, read: ReturnType<typeof readMeal>, isHit: boolean): void {
  console.log(`${isHit ? ' ' : 'X'} ${meal.id} ${meal.description}`)
  console.log(
    `   kcal ${read.total.kcal.toFixed(0)} / ${meal.calories}, carbs ${read.total.carbsG.toFixed(1)} / ${meal.carbs_g}`,
  )
  for (const { said, foodId, grams } of read.components)
    console.log(`     ${foodId} ${grams.toFixed(0)} g <- ${said}`)
  if (read.notCounted.length > 0) console.log('     not counted:', read.notCounted.join(' | '))
}

function printDish(meal: MeasuredMeal, kcal: number, lines: readonly string[]): void {
  const error = kcal - meal.calories
  if (Math.abs(error) > 0.15 * meal.calories)
    console.log(`${meal.id} ${kcal.toFixed(0)} / ${meal.calories} kcal: ${lines.join(' + ')}`)
}
