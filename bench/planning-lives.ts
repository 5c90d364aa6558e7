/**
 * `npm run bench -- planning-lives`: what planned weeks are like to live, for people with empty, small and stocked kitchens.
 * Without arguments it measures all sets and writes them into docs/benchmarks.md; with `--set own|other|unseen|households`
 * and, where wanted, `--people 12 --seed n` it prints one.
 */
import { parseArgs } from 'node:util'
import { planRequestSchema } from '#app/domain/planning/plan-request.ts'
import { otherPerson } from '#tests/support/other-people.ts'
import { ownHousehold } from '#tests/support/own-households.ts'
import { type Person, ownPerson } from '#tests/support/own-people.ts'
import { unseenPerson } from '#tests/support/unseen-people.ts'
import { livedRows, planned } from './planning/liveable.ts'
import { writeSection } from './report.ts'
import { benchArguments, sized } from './smoke.ts'

const { values } = parseArgs({
  args: benchArguments,
  options: {
    set: { type: 'string', default: 'own' },
    people: { type: 'string', default: String(sized(12, 2)) },
    seed: { type: 'string' },
  },
})
const people = Number(values.people)

const SETS = {
  own: { personOf: ownPerson, seed: 700_000, title: 'People it is made for' },
  other: { personOf: otherPerson, seed: 31_000, title: 'Other people' },
  households: { personOf: ownHousehold, seed: 710_000, title: 'Households of two to five' },
  unseen: {
    personOf: unseenPerson,
    seed: 9_000,
    title: 'People nothing was fitted to, with all that may be asked',
  },
} as const

const isSet = (name: string): name is keyof typeof SETS => Object.hasOwn(SETS, name)

/** Everybody asks for a week, so that figures of purchases compare. */
function forAWeek(person: Person): Person {
  const entries = { ...person.entries, days: 7 }
  return { ...person, entries, request: planRequestSchema.parse(entries) }
}

function measure(set: keyof typeof SETS): string {
  const { personOf, title } = SETS[set]
  const seed = Number(values.seed ?? SETS[set].seed)
  const persons = Array.from({ length: people }, (_, index) => forAWeek(personOf(seed + index)))
  const { rows, missed } = livedRows(persons.map(planned))
  return [
    `### ${title}`,
    `${people} people, seeds from ${seed}; a third of the kitchens empty, a third with a few foods, a third stocked.`,
    [['measure', 'figure', 'aim'], ['---', '---:', '---:'], ...rows]
      .map((row) => `| ${row.join(' | ')} |`)
      .join('\n'),
    // Of people nothing is ever fitted to, only totals are looked at.
    ...(set === 'unseen'
      ? []
      : [['Days that miss, by person:', '', ...missed.map((one) => `- ${one}`)].join('\n')]),
  ].join('\n\n')
}

if (benchArguments.length === 0) {
  const text = [measure('own'), measure('other'), measure('households'), measure('unseen')].join('\n\n')
  console.log(text)
  writeSection({
    name: 'planning-lives',
    heading: 'Planned weeks',
    command: 'npm run bench -- planning-lives',
    text,
  })
} else if (isSet(values.set)) console.log(measure(values.set))
else throw new Error(`There is no set "${values.set}"`)
