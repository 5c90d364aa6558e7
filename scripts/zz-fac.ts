import { DISHES } from '#app/domain/kitchen/dishes/dishes.ts'
import { foodById } from '#app/domain/food/foods.ts'
const c = new Map<string, string[]>()
for (const d of DISHES) for (const [n, s] of Object.entries(d.slots)) for (const id of s.foods.slice(1)) { const o = foodById(s.foods[0]), f = foodById(id); if (s.factors?.[id] === undefined && o.kind !== f.kind && (o.state !== f.state || f.state==='dry')) { const k = `${o.kind}/${o.state} ${o.id} -> ${f.kind}/${f.state} ${f.id}`; c.set(k, [...(c.get(k) ?? []), d.id]) } }
for (const [k, v] of [...c].sort((a, b) => b[1].length - a[1].length)) console.log(v.length, k, v.slice(0, 4).join(' '))
