import sharp from 'sharp'
import { expect, test } from 'vitest'
import { AppError } from '#app/domain/errors.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Chef, Photo } from '#app/ports/ai/chef.ts'
import { markedPhoto } from '#tests/support/made-photos.ts'
import { readIngredients } from './read-ingredients.server.ts'

const member: Member = {
  id: 'm1',
  email: 'anna@example.org',
  label: 'anna',
  tier: 'free',
  isEmailConfirmed: true,
  sessionId: 's1',
}
const signal = new AbortController().signal
const photoFile = async () =>
  new File([new Uint8Array(await markedPhoto('webp', 6))], 'holiday.txt', { type: 'text/plain' })

/** Services with a chef that reads photos in this way, and a record of what was spent. */
function servicesWith(read: Chef['readIngredients'], refuse?: AppError) {
  const spent: string[] = []
  const limits = {
    spend: async (name: string, key: string) => {
      spent.push(`${name} ${key}`)
      if (refuse) throw refuse
    },
    clear: () => Promise.resolve(),
  }
  const chef: Chef = {
    name: 'a double',
    async *writeRecipes() {},
    readIngredients: read,
    estimateMeal: null,
    drawRecipe: null,
  }
  return { chef, limits, spent }
}

test('[GEN-32] hands the model an upright JPEG without metadata and gives back the names', async () => {
  let seen: Photo | undefined
  const services = servicesWith((photo) => {
    seen = photo
    return Promise.resolve(['- eggs', '2) milk', 'Eggs', ''])
  })
  expect(await readIngredients(services, member, await photoFile(), { signal })).toEqual(['eggs', 'milk'])
  expect(seen?.contentType).toBe('image/jpeg')
  const facts = await sharp(seen!.bytes).metadata()
  expect(facts).toMatchObject({ format: 'jpeg', width: 120, height: 80 })
  expect(facts.exif).toBeUndefined()
})

test('with no model that sees it says so, and what the operator has to set', async () => {
  await expect(
    readIngredients(servicesWith(null), member, await photoFile(), { signal }),
  ).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Foods in photos are not recognised on this site. Type your ingredients instead.',
    details: {},
  })
})

test('[GEN-11] a failing model ends in one sentence that leads on', async () => {
  const sentence = 'Failed to analyze ingredients. Please try again or add ingredients manually.'
  for (const reason of [new Error('model said no: sk-secret'), new AppError('failed', 'upstream 500')]) {
    const services = servicesWith(() => Promise.reject(reason))
    await expect(readIngredients(services, member, await photoFile(), { signal })).rejects.toMatchObject({
      code: 'failed',
      message: sentence,
    })
  }
})

test('a refusal with a reason of its own keeps it', async () => {
  const spentUp = new AppError('too-many-requests', 'The daily budget for photos is used up.')
  const services = servicesWith(() => Promise.reject(spentUp))
  await expect(readIngredients(services, member, await photoFile(), { signal })).rejects.toBe(spentUp)
})

test('[GEN-05] a field without a file is no photo, and the model is not asked', async () => {
  let asked = 0
  const services = servicesWith(() => {
    asked++
    return Promise.resolve([])
  })
  for (const file of [
    null,
    'text',
    new File([], 'empty.jpg', { type: 'image/jpeg' }),
    new File(['<svg/>'], 'a.jpg', { type: 'image/jpeg' }),
  ]) {
    await expect(readIngredients(services, member, file, { signal })).rejects.toMatchObject({
      code: 'invalid-input',
      message: 'Please upload an image file',
      field: 'photo',
    })
  }
  expect(asked).toBe(0)
})

test('counts every try of a member apart from generations, before any work', async () => {
  const tooMany = new AppError('too-many-requests', 'Too many attempts.')
  const services = servicesWith(() => Promise.resolve(['eggs']), tooMany)
  await expect(readIngredients(services, member, await photoFile(), { signal })).rejects.toBe(tooMany)
  expect(services.spent).toEqual(['read-photo-minute m1'])
})
