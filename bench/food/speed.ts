import { cookbook } from '#app/cookbook.server.ts'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { writeRecipes } from '#app/domain/kitchen/kitchen.ts'
import { randomRequest } from '#app/domain/kitchen/sample-pantries.ts'
import { seededRandom } from '#app/domain/random.ts'
import { sized } from '#bench/smoke.ts'

const MEASURE_MS = sized(1500, 10)
const SAMPLES = 60

function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** How many a second of CPU time `work` gets through, after one round to warm up: other work on the machine aside. */
export function perSecond(count: number, work: () => void): number {
  work()
  const started = cpuMs()
  let done = 0
  while (cpuMs() - started < MEASURE_MS) {
    work()
    done += count
  }
  return done / ((cpuMs() - started) / 1000)
}

export type RecipeSpeed = { countedPerSecond: number; writtenPerSecond: number; linesPerRecipe: number }

/** A random pantry may hold nothing but seasonings, of which the kitchen makes no dish. */
function canBeCooked(request: RecipeRequest): boolean {
  try {
    writeRecipes(request, cookbook())
    return true
  } catch {
    return false
  }
}

/** Recipes of random pantries: how many are counted, and how many are written, a second. */
export function measureRecipes(): RecipeSpeed {
  const random = seededRandom(2026)
  const requests = Array.from({ length: SAMPLES }, () => ({
    ...randomRequest(random),
    dietaryRestriction: 'None' as const,
    numRecipes: 1,
  })).filter(canBeCooked)
  const recipes = requests.flatMap((request) => writeRecipes(request, cookbook()).drafts)
  const lists = recipes.map((draft) => draft.ingredients.map(({ text }) => text))
  return {
    countedPerSecond: perSecond(lists.length, () => {
      for (const lines of lists) nutritionOf(lines, 4)
    }),
    writtenPerSecond: perSecond(requests.length, () => {
      for (const request of requests) writeRecipes(request, cookbook())
    }),
    linesPerRecipe: lists.reduce((sum, lines) => sum + lines.length, 0) / lists.length,
  }
}

export type TableSize = { heapMb: number; sourceKb: number; gzippedKb: number }

/** What the table costs: kept in memory with its index, and as bytes of its files. */
export function measureTable(): TableSize {
  const run = spawnSync(process.execPath, ['--expose-gc', join(import.meta.dirname, 'table-memory.ts')], {
    encoding: 'utf8',
  })
  if (run.status !== 0) throw new Error(run.stderr)
  const folder = join(import.meta.dirname, '../../foods')
  const files = readdirSync(folder)
  const source = Buffer.concat(files.map((name) => readFileSync(join(folder, name))))
  return {
    heapMb: Number(run.stdout) / 1e6,
    sourceKb: source.length / 1000,
    gzippedKb: gzipSync(source).length / 1000,
  }
}

export type FirstMeal = { cpuMs: number; heapMb: number; packedKb: number }

const FRESH_PROCESSES = sized(5, 1)

/** What the first described meal of a process costs: the median of several fresh ones. */
export function measureFirstMeal(): FirstMeal {
  const path = join(import.meta.dirname, 'first-meal.ts')
  const runs = Array.from({ length: FRESH_PROCESSES }, () => {
    const run = spawnSync(process.execPath, ['--expose-gc', path], { encoding: 'utf8' })
    if (run.status !== 0) throw new Error(run.stderr)
    return JSON.parse(run.stdout) as { cpuMs: number; bytes: number }
  }).toSorted((a, b) => a.cpuMs - b.cpuMs)
  const { cpuMs, bytes } = runs[FRESH_PROCESSES >> 1]!
  const folder = join(import.meta.dirname, '../../foods')
  const packed = ['usda.tsv.br', 'name-words.br'].map((name) => readFileSync(join(folder, name)).length)
  return { cpuMs, heapMb: bytes / 1e6, packedKb: packed.reduce((sum, length) => sum + length, 0) / 1000 }
}
