import { DISHES } from '#app/domain/kitchen/dishes/dishes.ts'
import { foodById } from '#app/domain/food/foods.ts'
const W = /\b(pink|juices?|flesh|shells?|bones?|skin|rind|fat|flakes?|opaque|fibres?|meat|grain|gristle|blood|joints?|curls?|translucent|yolks?|whites?|melts?|melted|foams?|froths?|pods?|leaves|stalks?|peel|core|seeds?|stone)\b/i
const flesh = new Set(['meat','poultry','fish'])
for (const d of DISHES) {
  for (const [n, s] of Object.entries(d.slots)) {
    const own = foodById(s.foods[0])
    const others = s.foods.slice(1).map(foodById).filter((f) => f.group !== own.group)
    if (others.length === 0) continue
    if (s.prep && (flesh.has(own.group)||W.test(s.prep))) console.log(`P ${d.id}.${n} ${own.id} -> ${others.map(f=>f.id)} : ${s.prep}`)
    for (const a of d.steps.flat()) if (a.foods?.some((r)=>r.replace(/[\/~].*/,'')===n)) { for (const t of [a.until??'', ...(a.say??[])]) if (flesh.has(own.group) ? W.test(t) : false) console.log(`U ${d.id}.${n} ${own.id} -> ${others.map(f=>f.id)} : ${t}`) }
  }
}
