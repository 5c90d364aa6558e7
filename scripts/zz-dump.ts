import { DISHES } from '#app/domain/kitchen/dishes/dishes.ts'
import { makeUps, makeUpsByDiet } from '#app/domain/kitchen/library/make-ups.ts'
import { writeDish } from '#app/domain/kitchen/library/write-dish.ts'
const seeds = Number(process.argv[2] ?? 3)
const seen = new Set<string>()
for (const dish of DISHES) for (const { fit, diet } of [...makeUps(dish).map((fit) => ({ fit, diet: 'None' as const })), ...makeUpsByDiet(dish)])
  for (let seed = 0; seed < seeds; seed++) {
    const w = writeDish(fit, { servings: dish.serves, targetKcal: null, skill: 'Beginner', seed, shown: [], diets: [diet], hasWishes: false })
    if (!w) continue
    for (const t of [w.draft.name, w.draft.description, ...w.draft.instructions, ...w.draft.ingredients.map(({text})=>'- '+text)]) {
      const key = dish.id + '|' + t
      if (!seen.has(key)) { seen.add(key); console.log(`${dish.id}: ${t}`) }
    }
  }
