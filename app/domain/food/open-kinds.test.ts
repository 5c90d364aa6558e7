import { expect, test } from 'vitest'
import { findFood } from './foods.ts'
import { foodsWithOpenKinds, openKindOf } from './open-kinds.ts'

test('every open kind is of a food of the table and reaches to both sides of it', () => {
  for (const id of foodsWithOpenKinds()) {
    expect(findFood(id), id).not.toBeNull()
    const kind = openKindOf(id, '')
    expect(kind?.least, id).toBeLessThanOrEqual(1)
    expect(kind?.most, id).toBeGreaterThanOrEqual(1)
  }
})

test('a word or a figure of the line settles the kind', () => {
  expect(openKindOf('beef-mince', '500 g ground beef')?.what).toBe('how fat the mince is')
  for (const line of ['500 g lean ground beef', '1 lb ground beef (90/10)', '500 g beef mince, 5% fat'])
    expect(openKindOf('beef-mince', line), line).toBeNull()
  expect(openKindOf('whole-milk', '1/2 cup milk')).not.toBeNull()
  expect(openKindOf('carrot', '2 carrots')).toBeNull()
})
