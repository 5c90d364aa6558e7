import { expect, test } from 'vitest'
import {
  ASIDE,
  DECORATION,
  ENGLISH,
  QUALITIES,
  STATES,
  TELLING,
  TELLING_VERBS,
  UNNAMED,
  VAGUE,
} from './lexicon.ts'
import { findMealFood } from './vocabulary/meal-vocabulary.ts'
import { readTable } from '#app/food-table.server.ts'
import { stemOf } from './stems.ts'
import { kindsOfVague } from './vocabulary/word-lists.ts'

test('every word of the lists is a stem: no other could ever be met in a sentence', () => {
  const LISTS = { QUALITIES, STATES, VAGUE, ASIDE, DECORATION, ENGLISH, TELLING, UNNAMED, TELLING_VERBS }
  const dead = Object.entries(LISTS).flatMap(([list, words]) =>
    [...words]
      .filter((word) => stemOf(word) !== word || word.includes('-'))
      .map((word) => `${list}: ${word}`),
  )
  expect(dead).toEqual([])
})

test('the lexicon has every word once, in order', () => {
  const words = readTable('foods/meal-lexicon.csv', ['word', 'labels']).map(({ row }) => row.word)
  expect(words).toEqual([...new Set(words)].toSorted((a, b) => (a < b ? -1 : 1)))
})

test('every vague word has kinds to ask about, and each is a food', () => {
  for (const word of VAGUE) {
    expect(kindsOfVague(word).length, word).toBeGreaterThan(1)
    for (const id of kindsOfVague(word)) expect(findMealFood(id)?.id, id).toBe(id)
  }
})

test('a compound is told once, in plain words, and stands for words', () => {
  const rows = readTable('foods/compounds.csv', ['words', 'meaning'] as const)
  expect(new Set(rows.map(({ row }) => row.words)).size).toBe(rows.length)
  for (const { row, place } of rows) {
    expect(row.words, place).toMatch(/^[a-z\d']+(?: [a-z\d']+)*$/)
    expect(row.meaning, place).toMatch(/^[a-z]+(?: [a-z]+)*$/)
  }
})
