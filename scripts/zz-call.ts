import { DISHES } from '#app/domain/kitchen/dishes/dishes.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { ACTION_TOKENS } from '#app/domain/kitchen/library/template.ts'
import { treatmentOf } from '#app/domain/food/treatment.ts'
for (const d of DISHES) { 
  for (const [n, s] of Object.entries(d.slots)) {
    if (ACTION_TOKENS.has(n) || n === 'guest') console.log('TOKEN', d.id, n)
    if (!s.call) continue
    for (const [m, o] of Object.entries(d.slots)) { if (m === n) continue
      if (s.foods[0]===o.foods[0]) continue
      const names = [...(o.call ? [o.call] : []), ...o.foods.flatMap((id) => [foodById(id).name, foodById(id).plural])]
      const hit = names.find((x) => x === s.call || x.endsWith(' ' + s.call))
      if (hit) console.log(hit === s.call ? 'SAME' : 'END', d.id, n, `"${s.call}"`, m, hit, [s.foods[0], o.foods[0]].map((i) => treatmentOf(foodById(i)) ? 'T' : '-').join(''))
    }
  }
}
