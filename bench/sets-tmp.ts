import { readMeasuredMeals, scoreMeals } from './food/meals.ts'
import { rowsOfHalf } from './food/half.ts'
const all = readMeasuredMeals('/work/shared/reference')
for (const half of ['read','scored'] as const) {
  const meals = rowsOfHalf(all, half, ({id})=>id)
  for (const set of ['all',...new Set(all.map(m=>m.set))]) {
    const of = set==='all'?meals:meals.filter(m=>m.set===set)
    const s = scoreMeals(of)
    console.log(half, set, of.length, (100*s.carbsWithin).toFixed(1), s.kcalError.toFixed(0), 'range', (100*s.kcalInRange).toFixed(1))
  }
}
