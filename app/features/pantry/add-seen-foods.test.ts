import { expect, test } from 'vitest'
import { addSeenFoods } from './add-seen-foods.ts'
import type { PantryAnswer } from './use-pantry.ts'

const ADDED: PantryAnswer = { ok: true, value: {} }
const refusal = (message: string): PantryAnswer => ({ ok: false, code: 'failed', message, fields: {} })

async function addAll(names: readonly string[], answerTo: (name: string) => PantryAnswer = () => ADDED) {
  const happened: string[] = []
  const result = await addSeenFoods(names, {
    add: (name, position) => {
      happened.push(`add ${name} ${position}`)
      return Promise.resolve(answerTo(name))
    },
    pause: (ms) => {
      happened.push(`pause ${ms}`)
      return Promise.resolve()
    },
    onProgress: (doneCount) => happened.push(`done ${doneCount}`),
  })
  return { happened, result }
}

test('[PANTRY-09] [PANTRY-10] the foods of a photo are added one by one, 200 ms apart', async () => {
  const { happened, result } = await addAll(['milk', 'eggs', 'leeks'])
  expect(happened.join(', ')).toBe(
    'done 0, add milk 0, pause 200, done 1, add eggs 1, pause 200, done 2, add leeks 2',
  )
  expect(result).toEqual({ addedCount: 3, message: null, reason: null })
})

test('[PANTRY-15] when none could be added it says so; when some could not, the others stay', async () => {
  const none = await addAll(['milk', 'eggs'], () => refusal('Failed to add ingredients'))
  expect(none.result).toEqual({
    addedCount: 0,
    message: 'Failed to add any ingredients. Please try again.',
    reason: null,
  })
  const one = await addAll(['milk', 'tray'], (name) =>
    name === 'milk' ? ADDED : refusal('Failed to add ingredients'),
  )
  expect(one.result).toEqual({ addedCount: 1, message: 'Failed to add ingredients', reason: null })
  const named = await addAll(['milk', 'tray'], (name) =>
    name === 'milk' ? ADDED : refusal('Tray is not food.'),
  )
  expect(named.result).toMatchObject({ message: 'Failed to add ingredients', reason: 'Tray is not food.' })
})
