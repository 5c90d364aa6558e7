import { planRequestSchema } from '#app/domain/planning/plan-request.ts'
import { seededRandom } from '#app/domain/random.ts'
import { ownPerson, type Person } from './own-people.ts'

/** Others at the table, as a household has them: a partner first, then children. */
const OTHERS = [
  { name: 'Sam', kcal: [1700, 2600] },
  { name: 'Ella', kcal: [1500, 2000] },
  { name: 'Max', kcal: [1200, 1600] },
  { name: 'Ida', kcal: [1800, 2300] },
] as const

/** A person of `ownPerson` with one to four others, who eat the same dishes. */
export function ownHousehold(seed: number): Person {
  const one = ownPerson(seed)
  const random = seededRandom(seed * 17)
  const household = OTHERS.slice(0, 1 + Math.floor(random() * OTHERS.length)).map(
    ({ name, kcal: [least, most] }) => ({ name, kcal: Math.round(least + (most - least) * random()) }),
  )
  const entries = { ...one.entries, household }
  return { ...one, entries, request: planRequestSchema.parse(entries) }
}
