import { killLetters } from '#tests/support/kill-letters.ts'

/** `npm run bench:letters -- 10000 3`: a letter to so many readers, with so many kills of the server on the way. */
const [readers = '10000', kills = '3', seed = '21'] = process.argv.slice(2)
const report = await killLetters({ readers: Number(readers), kills: Number(kills), seed: Number(seed) })
console.log(report)
process.exitCode = report.exactlyOne === report.readers && report.several === 0 ? 0 : 1
