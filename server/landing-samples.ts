/**
 * Part of the build: the dish and the week of the landing page, computed and drawn ahead. It is bundled with the server,
 * because from the sources it would read 900 modules one by one.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { BASKETS } from '#app/features/site/landing/baskets.ts'
import { MADE_AHEAD, type MadeAhead } from '#app/features/site/landing/made-ahead.server.ts'
import { drawn } from '#app/features/site/landing/present-dish.server.ts'
import { cookbook } from '#app/cookbook.server.ts'
import { cookBasket } from '#app/features/site/landing/sample-dish.server.ts'
import { planSampleWeek } from '#app/features/site/landing/sample-week.server.ts'

const root = process.cwd()
const made: MadeAhead = { dish: cookBasket(BASKETS[0], cookbook()), week: planSampleWeek() }
writeFileSync(join(root, MADE_AHEAD), JSON.stringify(made))

/** A file's name in bytes, as file systems have it, beside which `.br` has room; a longer address is drawn when it is asked for. */
const LONGEST_NAME = 255 - '.br'.length

// Under the addresses that would draw them: served from memory and compressed with the other files of the build.
const { dish, week } = made
const meals = [...week.days.map(({ dinner }) => dinner), ...week.today]
for (const plateUrl of new Set([dish.plateUrl, ...meals.map((meal) => meal.plateUrl)])) {
  const file = join(root, 'build', 'client', plateUrl)
  if (basename(file).length > LONGEST_NAME) continue
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, drawn(plateUrl))
}
