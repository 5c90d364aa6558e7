import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { readMeal } from '#app/domain/meals/read-meal.ts'
import { kcalRangeOfWords } from '#app/domain/calories/make-estimate.ts'
import { findMealFood } from '#app/domain/meals/meal-vocabulary.ts'
const quiet = process.argv.includes('-q')
for (const f of process.argv.slice(2).filter(a=>a!=='-q')) {
  const rows: any[] = parse(readFileSync(f,'utf8'),{columns:true})
  let ok=0,range=0,low=0,err=0
  for (const r of rows) { const read=readMeal(r.text); const d=read.total.kcal-r.kcal; const a=Math.max(.2*r.kcal,10); const g=kcalRangeOfWords(r.text); const inr=g.low<=+r.kcal&&+r.kcal<=g.high; err+=Math.abs(d)
    if(Math.abs(d)<=a) ok++; if(inr) range++; if(d<-a&&read.notCounted.length===0) low++
    if(!quiet&&(Math.abs(d)>a||!inr)) { console.log(`X ${r.id} ${r.text.replaceAll('\n',' | ')}\n   kcal ${read.total.kcal.toFixed(0)} (${g.low.toFixed(0)}-${g.high.toFixed(0)}) / ${r.kcal} ${Math.abs(d)>a?'':'RANGE ONLY'}`); for(const w of r.workings.split('; ')) console.log('     = '+w); for(const c of read.components){const f=findMealFood(c.foodId)!; console.log(`     ${f.name} ${c.grams.toFixed(0)}g ${(f.per100g().kcal*c.grams/100).toFixed(0)} kcal <- ${c.said}`)} if(read.notCounted.length) console.log('     not counted:',read.notCounted.join(' | ')) }
  }
  console.log(f,rows.length,'ok',(100*ok/rows.length).toFixed(1),'range',(100*range/rows.length).toFixed(1),'low silent',(100*low/rows.length).toFixed(1),'err',(err/rows.length).toFixed(0))
}
