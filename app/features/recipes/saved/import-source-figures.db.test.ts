import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recipes } from '#app/db/schema/index.ts'
import { readImport } from '#app/domain/recipe/import-recipes.ts'
import { presentDetail } from '#app/features/recipes/present-recipe.server.ts'
import { openFolderFiles } from '#app/ports/files/folder-files.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { importRecipes } from './import-recipes.server.ts'

const silent = () => {}
const log = { debug: silent, info: silent, warn: silent, error: silent }
const options = { now: new Date('2026-11-20T10:00:00Z'), signal: new AbortController().signal }

let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'figures-'))
beforeAll(async () => {
  database = await openTestDatabase()
  await database.reset()
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a page’s own figures per serving are stored, and shown if they are far from ours', async () => {
  const page = JSON.stringify({
    '@type': 'Recipe',
    name: 'Leek bake',
    recipeYield: '1',
    recipeIngredient: ['1 kg potatoes', '200 g cheddar', '300 g zorblax'],
    nutrition: { '@type': 'NutritionInformation', calories: '390 kcal', fatContent: '15 g' },
  })
  const ann = await makeMember(database.db, { tier: 'premium' })
  const needs = { db: database.db, files: openFolderFiles({ folder }), log }
  const found = readImport(page).map((recipe) => ({ ...recipe, picture: null }))
  const read = { recipes: found, broken: [], moreBroken: 0 }
  const { saved } = await importRecipes(needs, ann, read, options)
  expect(saved[0]!.notes.join(' ')).toContain('It says 390 kcal a serving itself')
  const [row] = await database.db.select().from(recipes).where(eq(recipes.userId, ann.id))
  expect(row!.origin?.nutrition).toEqual({ kcal: 390, proteinG: null, carbsG: null, fatG: 15 })
  expect(presentDetail(row!)).toMatchObject({
    kcalDoubts: { missing: ['300 g zorblax'], sourceKcal: 390 },
    unreadLines: ['300 g zorblax'],
  })
})
