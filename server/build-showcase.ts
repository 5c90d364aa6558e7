/** Part of the build: the recipe of the landing page, written and counted ahead. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cookShowcase, MADE_AHEAD } from '#app/features/site/landing/showcase.server.ts'

writeFileSync(join(import.meta.dirname, '..', MADE_AHEAD), JSON.stringify(cookShowcase()))
