/**
 * `npm run bench:planning-lives`: what planned weeks are like to live, for people with empty, small and stocked kitchens.
 * Without arguments it measures all sets and writes them into docs/benchmarks.md. With any of
 * `--set own|other|unseen --people 200 --seed n --minutes n --outside` it prints one set: `--minutes` has all of them set
 * the minutes of a day, `--outside` asks the command line, a line of JSON for each person.
 */
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { type Lived, type Report, livedRows, planned } from './planning/liveable.ts'
import { otherPerson } from '#tests/support/other-people.ts'
import { type Person, ownPerson } from '#tests/support/own-people.ts'
import { unseenPerson } from '#tests/support/unseen-people.ts'
import { writeSection } from './report.ts'
import { benchArguments, sized } from './smoke.ts'

const { values } = parseArgs({
  args: benchArguments,
  options: {
    set: { type: 'string', default: 'own' },
    people: { type: 'string', default: String(sized(200, 2)) },
    seed: { type: 'string' },
    minutes: { type: 'string' },
    outside: { type: 'boolean', default: false },
  },
})
const people = Number(values.people)

const SETS = {
  own: { personOf: ownPerson, seed: 700_000, title: 'People it is made for' },
  other: { personOf: otherPerson, seed: 31_000, title: 'Other people, asked on the command line' },
  unseen: {
    personOf: unseenPerson,
    seed: 9_000,
    title: 'People nothing was fitted to, with all that may be asked',
  },
} as const

const isSet = (name: string): name is keyof typeof SETS => Object.hasOwn(SETS, name)

const MOST_ANSWER_BYTES = 2 ** 30

/** Plans made by the command line, as anybody can ask for them. */
function askedOutside(persons: readonly Person[]): Lived[] {
  const script = new URL('../app/cli/mealwright.ts', import.meta.url).pathname
  const { stdout } = spawnSync(process.execPath, [script, 'plan', '--json'], {
    input: persons.map(({ entries }) => JSON.stringify(entries)).join('\n'),
    encoding: 'utf8',
    maxBuffer: MOST_ANSWER_BYTES,
  })
  const reports = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Report & { elapsedMs: number; error?: string })
  return persons.map((person, index) => {
    const report = reports[index]!
    if (report.error !== undefined) throw new Error(`seed ${person.request.seed}: ${report.error}`)
    return { ...person, report, cpuMs: report.elapsedMs }
  })
}

function withMinutes(person: Person): Person {
  if (values.minutes === undefined) return person
  const maxMinutes = Number(values.minutes)
  return {
    ...person,
    request: { ...person.request, maxMinutes },
    entries: { ...person.entries, maxMinutes },
  }
}

function measure(set: keyof typeof SETS, isOutside: boolean): string {
  const { personOf, title } = SETS[set]
  const seed = Number(values.seed ?? SETS[set].seed)
  const persons = Array.from({ length: people }, (_, index) => withMinutes(personOf(seed + index)))
  const { rows, missed } = livedRows(isOutside ? askedOutside(persons) : persons.map(planned))
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
  const text = [measure('own', false), measure('other', true), measure('unseen', true)].join('\n\n')
  console.log(text)
  writeSection({
    name: 'planning-lives',
    heading: 'Planned weeks',
    command: 'npm run bench:planning-lives',
    text,
  })
} else if (isSet(values.set)) console.log(measure(values.set, values.outside))
else throw new Error(`There is no set "${values.set}"`)
