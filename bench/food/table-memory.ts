import { memoryUsage } from 'node:process'

/** Run with --expose-gc: prints what the food table and its index keep in memory, in bytes. */
const collect = globalThis.gc
if (collect === undefined) throw new Error('run with --expose-gc')
const kept = () => {
  collect()
  collect()
  return memoryUsage().heapUsed
}
// The code that reads a line is loaded with it: what remains is table, index and code together.
const before = kept()
const { matchFood } = await import('#app/domain/food/match-food.ts')
matchFood('brocoli')
console.log(kept() - before)
