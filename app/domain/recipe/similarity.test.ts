import { expect, test } from 'vitest'
import { rankSimilar, similarityScore } from './similarity.ts'

const recipe = (cuisineType: string, difficulty: string, cookingTimeMin: number, likesCount?: number) => ({
  cuisineType,
  difficulty,
  cookingTimeMin,
  likesCount,
})
const current = recipe('Indian', 'Beginner', 30)

test('[DETAIL-13] 3 for the cuisine, 2 for the difficulty, 1 for times within 15 minutes', () => {
  expect(similarityScore(current, recipe('Indian', 'Advanced', 120))).toBe(3)
  expect(similarityScore(current, recipe('Italian', 'Beginner', 120))).toBe(2)
  expect(similarityScore(current, recipe('Italian', 'Advanced', 45))).toBe(1)
  expect(similarityScore(current, recipe('Italian', 'Advanced', 15))).toBe(1)
  expect(similarityScore(current, recipe('Italian', 'Advanced', 46))).toBe(0)
  expect(similarityScore(current, recipe('Indian', 'Beginner', 30))).toBe(6)
})

test('[DETAIL-13] likes of a shared recipe add a tenth each, at most 1', () => {
  expect(similarityScore(current, recipe('Italian', 'Advanced', 120, 4))).toBeCloseTo(0.4)
  expect(similarityScore(current, recipe('Italian', 'Advanced', 120, 10))).toBe(1)
  expect(similarityScore(current, recipe('Italian', 'Advanced', 120, 5000))).toBe(1)
})

test('[DETAIL-11] the most alike come first, at most six, equals in the order given', () => {
  const far = recipe('Italian', 'Advanced', 300)
  const near = recipe('Indian', 'Beginner', 35)
  const liked = recipe('Indian', 'Beginner', 35, 3)
  expect(rankSimilar(current, [far, near, liked])).toEqual([liked, near, far])
  const many = Array.from({ length: 9 }, (_, at) => ({ ...near, at }))
  expect(rankSimilar(current, many).map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5])
})
