/**
 * `npm run bench:planning [-- --people 1000 --weeks 60 --oracle 30]`: random people and pantries through the planner.
 * Prints days within 2 % on all four and the reasons of the others, repeats, times, the score against HiGHS, and the
 * expiring stock used against choices without a search. Without arguments it writes that into docs/benchmarks.md.
 */
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { DAYS_APART } from '#app/domain/planning/build-day-problem.ts'
import { writeSection } from './report.ts'
import { benchArguments, sized } from './smoke.ts'
import { EXPIRING_DAYS } from './planning/choices.ts'
import { measurePeople } from './planning/people.ts'
import { ORACLE_LIMIT_S, measureQuality } from './planning/quality.ts'
import { measureFirstWeek, measureWeeks } from './planning/weeks.ts'

const { values } = parseArgs({
  args: benchArguments,
  options: {
    people: { type: 'string', default: String(sized(1000, 1)) },
    weeks: { type: 'string', default: String(sized(60, 1)) },
    oracle: { type: 'string', default: String(sized(30, 1)) },
  },
})
const [people, weeks, oracleDays] = [Number(values.people), Number(values.weeks), Number(values.oracle)]
/** Of so many people the stock used is compared with other ways to choose. */
const COMPARED = 250
/** Seeds nobody tuned on. */
const FIRST_SEED = 500_000

const percentile = (list: readonly number[], share: number): number => {
  const sorted = list.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`
const ms = (list: readonly number[], share: number) => `${Math.round(percentile(list, share))} ms`
const kg = (grams: number) => `${(grams / 1000).toFixed(1)} kg`
const top = (counts: ReadonlyMap<string, number>) =>
  [...counts].toSorted((one, other) => other[1] - one[1]).map(([what, count]) => `- ${count}: ${what}`)
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')

const times = measureWeeks(FIRST_SEED, weeks)
const firstMs = measureFirstWeek(FIRST_SEED)
const found = measurePeople(FIRST_SEED, people, COMPARED)
const quality = await measureQuality(FIRST_SEED, oracleDays)
const { stock } = found

const report = [
  `Machine: ${cpus().length} cores, Node ${process.versions.node}. ${people} random people and pantries, seeds from ${FIRST_SEED}; times: user CPU of one thread, per request the least of three.`,
  table(
    ['measure', 'figure', 'aim'],
    [
      [
        'days within 2 % on kcal, protein, fat and carbs together',
        `${percent(found.daysMet, found.days)} of ${found.days}`,
        '95 %',
      ],
      ['days that miss without a reason', String(found.withoutReason), '0'],
      [
        'worst day, largest of the four deviations',
        `${percent(found.worst, 1)} (seed ${found.worstSeed})`,
        '',
      ],
      ['meals outside 85 to 115 % of their share', `${found.mealsOutside} of ${found.meals}`, ''],
      ['slots left empty', String(found.emptySlots), ''],
      [`recipes twice within ${DAYS_APART} days that are not planned leftovers`, String(found.repeats), '0'],
      [
        'candidates in the pool, p50, least',
        `${percentile(found.poolSizes, 0.5)}, ${percentile(found.poolSizes, 0)}`,
        '1,000',
      ],
      [
        `42 meals (${weeks} weeks): writing the pool, p50, p95`,
        `${ms(times.pool, 0.5)}, ${ms(times.pool, 0.95)}`,
        '',
      ],
      [
        '42 meals: choosing and portioning, p50, p95',
        `${ms(times.solve, 0.5)}, ${ms(times.solve, 0.95)}`,
        '',
      ],
      ['42 meals: everything, p50, p95', `${ms(times.both, 0.5)}, ${ms(times.both, 0.95)}`, 'p95 300 ms'],
      ['42 meals: everything by the clock, p50, p95', `${ms(times.wall, 0.5)}, ${ms(times.wall, 0.95)}`, ''],
      ['42 meals, the first plan of a new process', `${Math.round(firstMs)} ms`, '1,000 ms'],
      ...(quality.compared > 0
        ? [
            [
              `worth of the choice against HiGHS (2 % gap, ${ORACLE_LIMIT_S} s; ${quality.compared} days of 3 or 4 meals, ${quality.proven} proven, ${quality.none} without an answer)`,
              percent(quality.chosen, quality.best),
              '95 %',
            ],
            ['the same after proportions were moved', percent(quality.cooked, quality.best), ''],
            ['HiGHS for one day, p50', ms(quality.ms, 0.5), ''],
          ]
        : []),
    ],
  ),
  `Stock that expires within ${EXPIRING_DAYS} days and may be eaten, first ${found.compared} people: ${kg(stock.there)}.`,
  table(
    ['choice of meals', 'of it used', 'planner against it', 'days within 2 %'],
    [
      [
        'the planner',
        `${kg(stock.plan)} (${percent(stock.plan, stock.there)})`,
        '',
        percent(stock.daysMet, stock.days),
      ],
      ...found.yardsticks.map(({ name, grams, daysMet }) => [
        name,
        `${kg(grams)} (${percent(grams, stock.there)})`,
        `${stock.plan >= grams ? '+' : ''}${percent(stock.plan - grams, grams)}`,
        percent(daysMet, stock.days),
      ]),
    ],
  ),
  ['Days that miss, by person:', '', ...top(found.missedBy)].join('\n'),
  ['Reasons given:', '', ...top(found.reasons)].join('\n'),
].join('\n\n')

console.log(report)
if (benchArguments.length === 0)
  writeSection({ name: 'planning', heading: 'Planning', command: 'npm run bench:planning', text: report })
