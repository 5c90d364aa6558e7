/**
 * `node bench/planning-lives.ts [--people 200] [--seed 700000] [--write]`: what planned weeks are like to live, for
 * people with empty, small and stocked kitchens. `--write` puts it into docs/benchmarks.md.
 */
import { parseArgs } from 'node:util'
import { measureLives } from './planning/liveable.ts'
import { writeSection } from './report.ts'

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '200' },
    seed: { type: 'string', default: '700000' },
    write: { type: 'boolean', default: false },
  },
})

const { rows, missed } = measureLives(Number(values.seed), Number(values.people))
const report = [
  `${values.people} people, seeds from ${values.seed}; a third of the kitchens empty, a third with three to eight foods, a third stocked.`,
  [['measure', 'figure', 'aim'], ['---', '---:', '---:'], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n'),
  ['Days that miss, by person:', '', ...missed.map((one) => `- ${one}`)].join('\n'),
].join('\n\n')

console.log(report)
if (values.write)
  writeSection({
    name: 'planning-lives',
    heading: 'Planned weeks',
    command: 'npm run bench:planning-lives',
    text: report,
  })
