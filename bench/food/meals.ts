/**
 * How well meals told in words are read, against meals weighed and computed by researchers.
 * Usage: node bench/food/meals.ts <folder with meal-descriptions-dev.jsonl> [--details]
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMeal } from '#app/domain/food/described-meal.ts'

type Meal = {
  id: string
  set: string
  description: string
  calories: number
  carbs_g: number
  protein_g: number
  fat_g: number
}

const [folder, ...flags] = process.argv.slice(2)
if (folder === undefined) throw new Error('usage: node bench/food/meals.ts <reference folder> [--details]')
const meals: Meal[] = readFileSync(join(folder, 'meal-descriptions-dev.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((row) => JSON.parse(row))

const CARBS_TOLERANCE_G = 7.5
const sums = { carbsHits: 0, carbs: 0, kcal: 0, kcalGold: 0, protein: 0, fat: 0, inRange: 0, notCounted: 0 }
const hitsBySet = new Map<string, { hits: number; meals: number }>()
for (const meal of meals) {
  const read = readMeal(meal.description)
  const carbsError = Math.abs(read.total.carbsG - meal.carbs_g)
  const isHit = carbsError <= CARBS_TOLERANCE_G
  const set = hitsBySet.get(meal.set) ?? { hits: 0, meals: 0 }
  hitsBySet.set(meal.set, { hits: set.hits + Number(isHit), meals: set.meals + 1 })
  sums.carbsHits += Number(isHit)
  sums.carbs += carbsError
  sums.kcal += Math.abs(read.total.kcal - meal.calories)
  sums.kcalGold += meal.calories
  sums.protein += Math.abs(read.total.proteinG - meal.protein_g)
  sums.fat += Math.abs(read.total.fatG - meal.fat_g)
  sums.inRange += Number(read.kcalRange.low <= meal.calories && meal.calories <= read.kcalRange.high)
  sums.notCounted += Number(read.notCounted.length > 0)
  if (flags.includes('--details')) {
    const kcal = Math.round(read.total.kcal)
    console.log(`${isHit ? ' ' : 'X'} ${meal.id} ${meal.description}`)
    console.log(
      `    kcal ${kcal} / ${meal.calories}   carbs ${read.total.carbsG.toFixed(1)} / ${meal.carbs_g}`,
    )
    for (const { said, foodId, grams, nutrients } of read.components) {
      console.log(
        `      ${foodId} ${grams.toFixed(0)} g ${nutrients.kcal.toFixed(0)} kcal ${nutrients.carbsG.toFixed(0)} c <- ${said}`,
      )
    }
    if (read.notCounted.length > 0) console.log('      not counted:', read.notCounted.join(' | '))
  }
}

const started = performance.now()
let readMeals = 0
while (performance.now() - started < 1000) {
  for (const { description } of meals) readMeal(description)
  readMeals += meals.length
}
const perSecond = Math.round(readMeals / ((performance.now() - started) / 1000))
const mean = (sum: number) => (sum / meals.length).toFixed(1)
const percent = (count: number) => ((100 * count) / meals.length).toFixed(0)
const sets = [...hitsBySet].map(([set, { hits, meals: count }]) => `${set} ${hits}/${count}`).join(', ')

console.log(`
| described meals (${meals.length}) | carbs within 7.5 g % | carbs MAE g | kcal MAE | kcal MAE % of mean | protein MAE g | fat MAE g | kcal in our range % | something not counted % | meals/s |
|---|---|---|---|---|---|---|---|---|---|
| ours | ${percent(sums.carbsHits)} | ${mean(sums.carbs)} | ${mean(sums.kcal)} | ${((100 * sums.kcal) / sums.kcalGold).toFixed(1)} | ${mean(sums.protein)} | ${mean(sums.fat)} | ${percent(sums.inRange)} | ${percent(sums.notCounted)} | ${perSecond} |
| GPT-4o with reasoning, published (NutriBench v1, another sample) | 67 | | | | | | | | |

by set: ${sets}`)
