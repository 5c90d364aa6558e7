import { mealVocabulary } from '#app/domain/meals/meal-vocabulary.ts'
import { phrasesOf } from '#app/domain/meals/phrases.ts'
import { decode } from '#app/domain/meals/decode.ts'
import { foldText } from '#app/domain/meals/stems.ts'
import { readMeal } from '#app/domain/meals/read-meal.ts'
const v = mealVocabulary()
for (const t of process.argv.slice(2)) {
  const isTold = !t.startsWith('L:')
  const phrases = phrasesOf(foldText(t.replace('L:','')), { idf: v.idf, correct: (w) => v.correct(w), isTold })
  console.log('> '+t); for (const p of phrases) console.log('   phrase', p.joint, p.words.map(w=>w.stem+':'+w.role).join(' '), JSON.stringify(p.amounts))
  for (const i of decode(v, phrases, isTold).items) { console.log('  =', v.foods[i.entry.food]!.id, v.foods[i.entry.food]!.name, i.score.toFixed(2), i.weighed.grams.toFixed(0), i.entry.words.map(w=>`${w.stem}(${w.gain.toFixed(1)}/${w.cost.toFixed(1)})`).join(' '))
   for (const o of i.others) console.log('      ', (i.score-o.worseBy).toFixed(2), v.foods[v.entryAt(o.entryAt).food]!.id, v.foods[v.entryAt(o.entryAt).food]!.name, o.weighed.grams.toFixed(0)) }
  const r = readMeal(t.replace('L:','')); console.log('  READ', r.total.kcal.toFixed(0), r.components.map(c=>`${c.foodId} ${c.grams.toFixed(0)}g <- ${c.said}`).join('; '), '| not counted:', r.notCounted.join(' / '), '| refused:', r.refused.map(x=>x.text).join(' / '))
}
