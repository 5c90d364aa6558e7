/** Part of the build: the dish of the landing page, written, counted and drawn ahead. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawn } from '#app/features/site/landing/present-dish.server.ts'
import { cookBasket, MADE_AHEAD } from '#app/features/site/landing/sample-dish.server.ts'
import { BASKETS } from '#app/features/site/landing/baskets.ts'

const root = join(import.meta.dirname, '..')
const dish = cookBasket(BASKETS[0])
writeFileSync(join(root, MADE_AHEAD), JSON.stringify(dish))

// Under the address that would draw it: served from memory and compressed with the other files of the build.
const file = join(root, 'build', 'client', dish.plateUrl)
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, drawn(dish.plateUrl))
