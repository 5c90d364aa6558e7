import { memoryUsage } from 'node:process'

/** Run with --expose-gc: prints what the first described meal of a process costs, in milliseconds of CPU and bytes kept. */
const collect = globalThis.gc
if (collect === undefined) throw new Error('run with --expose-gc')
const kept = () => {
  collect()
  collect()
  const { heapUsed, arrayBuffers } = memoryUsage()
  return heapUsed + arrayBuffers
}
const { readMeal } = await import('#app/domain/meals/read-meal.ts')
const before = kept()
const started = process.cpuUsage()
readMeal('Two eggs, toast with butter and a glass of orange juice')
const { user, system } = process.cpuUsage(started)
console.log(JSON.stringify({ cpuMs: (user + system) / 1000, bytes: kept() - before }))
