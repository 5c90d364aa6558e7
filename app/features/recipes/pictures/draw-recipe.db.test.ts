import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { recipes } from '#app/db/schema/index.ts'
import { cookOneByOne } from '#app/domain/kitchen/kitchen.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { checkDraft } from '#app/features/recipes/generate/check-draft.ts'
import { saveRecipe } from '#app/features/recipes/recipes.server.ts'
import { kitchenChef } from '#app/ports/ai/kitchen-chef.server.ts'
import type { ModelChefOptions } from '#app/ports/ai/model-chef.server.ts'
import { openFolderFiles } from '#app/ports/files/folder-files.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { chefOf } from '#tests/support/fake-ai/chef-of.ts'
import type { Fault } from '#tests/support/fake-ai/faults.ts'
import { type FakeAi, startFakeAi } from '#tests/support/fake-ai/server.ts'
import { makeMember } from '#tests/support/make.ts'
import { NO_LIMITS } from '#tests/support/no-limits.ts'
import { drawRecipe } from './draw-recipe.server.ts'
import { pictureKeyOf } from '#app/features/pictures/picture-address.ts'

const idle = new AbortController().signal
const NOW = new Date('2026-11-20T10:00:00Z')
const FAILED = 'Failed to generate image. Please try again.'

let database: TestDatabase
let double: FakeAi
let folder: string
beforeAll(async () => {
  database = await openTestDatabase()
  double = await startFakeAi()
})
beforeEach(async () => {
  await database.reset()
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
})
afterEach(() => {
  double.fail(null)
  double.calls.length = 0
  rmSync(folder, { recursive: true, force: true })
})
afterAll(async () => {
  await double.close()
  await database.close()
})

function services(change: { withoutModel?: boolean; patience?: ModelChefOptions['patience'] } = {}) {
  const silent = () => {}
  return {
    db: database.db,
    chef: change.withoutModel
      ? kitchenChef(cookbook())
      : chefOf(double, change.patience ? { patience: change.patience } : {}).chef,
    files: openFolderFiles({ folder }),
    limits: NO_LIMITS,
    log: { debug: silent, info: silent, warn: silent, error: silent },
  }
}

async function recipeOf(member: Member): Promise<string> {
  const request = {
    ingredients: ['eggs', 'spinach', 'feta'],
    cuisine: 'Any',
    servings: 2,
    skillLevel: 'Beginner',
    dietaryRestriction: 'None',
    numRecipes: 1,
    seed: 7,
  } as const
  const [cooked] = cookOneByOne(request, cookbook())
  const checked = checkDraft(cooked!.draft, request, 'the kitchen')
  if (!checked.ok) throw new Error(checked.reason)
  return (await saveRecipe(database.db, member, checked.recipe, NOW)).id
}

const keptFiles = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const imageUrlOf = async (id: string) =>
  (await database.db.select().from(recipes).where(eq(recipes.id, id)))[0]?.imageUrl

test('[GEN-34] a picture is made, encoded anew in each width, and its address kept on the recipe', async () => {
  const member = await makeMember(database.db, { tier: 'premium' })
  const id = await recipeOf(member)
  const needs = services()
  const { imageUrl } = await drawRecipe(needs, member, id, idle)
  expect(await imageUrlOf(id)).toBe(imageUrl)
  expect(keptFiles()).toHaveLength(2)
  for (const widthPx of [480, 960]) {
    const key = pictureKeyOf(imageUrl.split('/').at(-1)!.replace('-960.', `-${widthPx}.`))
    const kept = await needs.files.get(key!)
    const facts = await sharp(await new Response(kept!.body).bytes()).metadata()
    expect(facts.format).toBe('webp')
    expect(facts.width).toBe(facts.height)
    expect(facts.width).toBeLessThanOrEqual(widthPx)
    expect(facts.exif).toBeUndefined()
  }

  expect(await drawRecipe(needs, member, id, idle), 'asked again').toEqual({ imageUrl })
  expect(double.calls).toHaveLength(1)
})

test('[GEN-27] only a premium member’s own recipe gets a picture, and only where a model draws', async () => {
  const owner = await makeMember(database.db, { tier: 'premium' })
  const other = await makeMember(database.db, { tier: 'premium' })
  const free = await makeMember(database.db, { tier: 'free' })
  const id = await recipeOf(owner)
  const ofFree = await recipeOf(free)
  const ask = (member: Member, recipeId: string, needs = services()) =>
    drawRecipe(needs, member, recipeId, idle)
  await expect(ask(other, id)).rejects.toMatchObject({ code: 'not-found' })
  await expect(ask(owner, 'not-an-id')).rejects.toMatchObject({ code: 'not-found' })
  await expect(ask(free, ofFree)).rejects.toMatchObject({ code: 'premium-only' })
  await expect(ask(owner, id, services({ withoutModel: true }))).rejects.toMatchObject({
    code: 'unavailable',
  })
  expect(double.calls).toHaveLength(0)
  expect(keptFiles()).toHaveLength(0)
})

test('two tabs at once leave one picture and no stray file', async () => {
  const member = await makeMember(database.db, { tier: 'premium' })
  const id = await recipeOf(member)
  const needs = services()
  const answers = await Promise.all([1, 2].map(() => drawRecipe(needs, member, id, idle)))
  expect(answers[0]).toEqual(answers[1])
  expect(await imageUrlOf(id)).toBe(answers[0]!.imageUrl)
  expect(keptFiles()).toHaveLength(2)
})

test('a recipe deleted while its picture was made leaves no file', async () => {
  const member = await makeMember(database.db, { tier: 'premium' })
  const id = await recipeOf(member)
  const needs = services()
  const put: typeof needs.files.put = async (...file) => {
    await database.db.delete(recipes).where(eq(recipes.id, id))
    return needs.files.put(...file)
  }
  await expect(
    drawRecipe({ ...needs, files: { ...needs.files, put } }, member, id, idle),
  ).rejects.toMatchObject({ code: 'not-found' })
  expect(keptFiles()).toHaveLength(0)
})

/** What spoils a picture; the double sends one all the same for the others. */
const SPOILING = [
  'hang',
  'server-error',
  'overloaded',
  'unauthorized',
  'reset',
  'html',
  'empty',
  'truncated',
  'not-json',
  'wrong-types',
  'many-recipes',
  'hostile',
  'image-address',
  'no-image',
] as const satisfies readonly Fault[]

for (const fault of SPOILING) {
  test(`[GEN-28] [GEN-29] the fault ${fault} ends in the given text, nothing is kept, and the next try works`, async () => {
    double.fail(fault)
    const member = await makeMember(database.db, { tier: 'premium' })
    const id = await recipeOf(member)
    const hurried = services(fault === 'hang' ? { patience: { firstMs: 60, totalMs: 200 } } : {})
    await expect(drawRecipe(hurried, member, id, idle)).rejects.toMatchObject({
      code: 'failed',
      message: FAILED,
    })
    expect(await imageUrlOf(id)).toBeNull()
    expect(keptFiles()).toHaveLength(0)

    double.fail(null)
    const { imageUrl } = await drawRecipe(services(), member, id, idle)
    expect(imageUrl).toMatch(/^\/pictures\//)
  })
}
