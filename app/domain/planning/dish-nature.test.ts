import { expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { busyMinutesOf, isSamePart, keepsDaysOf, partsOf } from './dish-nature.ts'

const dish = (id: string) => cookbook().dishes.find((one) => one.id === id)!

test('what bakes and simmers by itself keeps nobody busy', () => {
  const stew = dish('beef-stew')
  expect(busyMinutesOf(stew)).toBeLessThan(stew.minutes / 3)
  const eggs = dish('scrambled-eggs')
  expect(busyMinutesOf(eggs)).toBe(eggs.minutes)
})

test('a dish with fish or rice is eaten the next day at the latest, what is eaten cold at once', () => {
  const suits = ['make ahead']
  expect(keepsDaysOf({ suits }, [foodById('stewing-beef')])).toBe(2)
  expect(keepsDaysOf({ suits }, [foodById('basmati-rice')])).toBe(1)
  expect(keepsDaysOf({ suits: ['no cook', 'make ahead'] }, [])).toBe(0)
  // What is breaded freezes before it is cooked.
  expect(keepsDaysOf({ suits: ['freezer'] }, [])).toBe(0)
})

test('a serving has its starch, vegetables and eggs', () => {
  const parts = partsOf([
    { food: foodById('basmati-rice'), grams: 70 },
    { food: foodById('carrot'), grams: 60 },
    { food: foodById('egg'), grams: 100 },
  ])
  expect([...parts].toSorted()).toEqual(['egg', 'rice'])
  expect(isSamePart('bread', 'rice')).toBe(true)
  expect(isSamePart('fruit', 'rice')).toBe(false)
})
