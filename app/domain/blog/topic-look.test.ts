import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { topicLook } from './topic-look.ts'

const STARTER = ['nutrition-basics', 'cooking-well', 'meal-planning', 'wasting-less']

test('each topic of a new blog has a cloth of its own', () => {
  expect(new Set(STARTER.map((slug) => topicLook(slug).cloth)).size).toBe(STARTER.length)
})

test('a topic always has the same cloth, and a plate that is there', () => {
  for (const slug of [...STARTER, 'soups', 'émigré', '', null]) {
    expect(topicLook(slug)).toEqual(topicLook(slug))
    expect(existsSync(`public/plates/${topicLook(slug).plate}.svg`)).toBe(true)
  }
})
