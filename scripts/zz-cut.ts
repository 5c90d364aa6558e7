import { DISHES } from '#app/domain/kitchen/dishes/dishes.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { extraItem } from '#app/domain/kitchen/pantry.ts'
import { cutWords } from '#app/domain/kitchen/cuts.ts'
for (const d of DISHES) for (const [n, s] of Object.entries(d.slots)) {
  if (!s.prep) continue
  for (const id of s.foods.slice(1)) { const w = cutWords(extraItem(foodById(id)), 'bite'); const o = cutWords(extraItem(foodById(s.foods[0])), 'bite'); if (w === '' && o !== '') console.log(`${d.id} ${s.foods[0]} -> ${id}: ${s.prep}  [own ${o}]`) }
}
