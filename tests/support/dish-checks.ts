import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { dishFiles } from '#app/cookbook.server.ts'
import { checkDish as checkBookDish } from '#app/domain/cookbook/check-dish.ts'
import { readDish } from '#app/domain/cookbook/read-dish.ts'
import { stampOf } from '#server/build-stamp.ts'

const root = join(import.meta.dirname, '..', '..')
const CACHE = join(root, 'node_modules', '.cache', 'mealwright-tests')
/** Everything that a dish is read and written with. */
const ENGINE = ['app/domain/**/*.ts', 'app/*.ts', 'foods/*', 'tests/support/dish-checks.ts']

/**
 * Checks one part of the cookbook's dishes for every diet, size and stand-in. Each part is a test file, so that all workers
 * share them. A dish that passed before is not read again until it or the engine changes.
 */
export function checkBook(part: number, parts: number): void {
  const files = dishFiles().filter((_, index) => index % parts === part - 1)
  checkEach(`cookbook-${part}-of-${parts}`, files, ({ id, path, text }) => {
    const { dish, faults } = readDish(id, text)
    expect(faults, path).toEqual([])
    if (dish !== null) expect(checkBookDish(dish), `npm run kitchen -- check ${path}`).toEqual([])
  })
}

function checkEach<Dish extends { id: string }>(
  name: string,
  dishes: readonly Dish[],
  check: (dish: Dish) => void,
): void {
  const file = join(CACHE, `${name}.json`)
  const engine = stampOf(root, globSync(ENGINE, { cwd: root }).toSorted())
  const before = readPassed(file)
  const passed: string[] = []

  test.for(dishes)('$id is whole, safe and reads well in every way it is cooked', (dish) => {
    const key = createHash('sha256').update(engine).update(JSON.stringify(dish)).digest('hex')
    if (!before.has(key)) check(dish)
    passed.push(key)
  })

  afterAll(() => {
    mkdirSync(CACHE, { recursive: true })
    writeFileSync(file, JSON.stringify(passed))
  })
}

function readPassed(file: string): ReadonlySet<string> {
  try {
    return new Set(JSON.parse(readFileSync(file, 'utf8')) as string[])
  } catch {
    return new Set()
  }
}
