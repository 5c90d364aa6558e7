import { writeRecipes } from '#app/domain/kitchen/kitchen.ts'
const lists = process.argv.slice(2)
for (const [i,l] of lists.entries()) {
 try { const r = writeRecipes({ingredients: l.split(',').map(s=>s.trim()), cuisine:'Any', servings:2, skillLevel:'Beginner', dietaryRestriction:'None', numRecipes:1, seed:i}).recipes[0]!
 console.log(`\n### ${l}\n${r.dish?.id??'FORM'}: ${r.draft.name} — ${r.draft.description} (${r.draft.cookingTimeMin} min)\n${r.draft.ingredients.map(x=>(x.isExtra?'+ ':'- ')+x.text).join('\n')}\n${r.draft.instructions.map((s,k)=>`${k+1}. ${s}`).join('\n')}\nleft: ${JSON.stringify(r.leftOut)}`) } catch(e) { console.log(`\n### ${l}\n${e}`) }
}
