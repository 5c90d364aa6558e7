import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Eater } from '#app/domain/food/eaters.ts'
import { NO_DIETARY_PREFERENCES } from '#app/domain/planning/dietary-preferences.ts'
import { judgeDraft } from './draft-gates.ts'
import type { RecipeDraft } from './recipe.ts'

/** Recipes as cookbooks, models and home cooks write them: "name | servings | lines | steps | storage | eater". */

type Case = { draft: RecipeDraft; storage: string; eaters: Eater[] }

const casesOf = (file: string): [string, Case][] =>
  readFileSync(new URL(`./safety-cases/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, 60), caseOf(line)])

function caseOf(text: string): Case {
  const [name = '', servings = '2', lines = '', steps = '', storage = '', eater = ''] = text
    .split('|')
    .map((field) => field.trim())
  return {
    storage,
    eaters: eater === '' ? [] : [eater as Eater],
    draft: {
      name,
      description: '',
      cookingTimeMin: 30,
      difficulty: 'Beginner',
      cuisineType: 'International',
      servings: Number(servings),
      ingredients: lines.split('; ').map((line) => ({ text: line, isExtra: false })),
      instructions: steps.split(' / '),
      dishTemplate: 'plate',
      notes: { storage, variations: [] },
    },
  }
}

const judged = ({ draft, eaters }: Case) =>
  judgeDraft(draft, {
    dietaryRestriction: 'None',
    dietaryPreferences: { ...NO_DIETARY_PREFERENCES, eaters },
  })
const reasonOf = (one: Case) => {
  const verdict = judged(one)
  return verdict.ok ? null : verdict.reason
}

test.each(['harmful-heat', 'harmful-handling', 'harmful-eaters'].flatMap(casesOf))('refuses %s', (_, one) => {
  expect(reasonOf(one)).not.toBeNull()
})

test.each(casesOf('harmful-storage'))('drops the unsafe storage advice of %s', (_, one) => {
  const verdict = judged(one)
  expect(verdict.ok ? (verdict.notes?.storage ?? '') : verdict.reason).toBe('')
})

/** Written by somebody who had not seen the rules; where the harm is in the storage advice, only that is dropped. */
test.each(casesOf('harmful-blind'))('refuses %s, or drops its storage advice', (_, one) => {
  const verdict = judged(one)
  const isDropped = verdict.ok && (verdict.notes?.storage ?? '') !== one.storage
  expect(!verdict.ok || isDropped).toBe(true)
})

const FINE = ['fine-blind', 'fine-heat', 'fine-handling', 'fine-storage', 'fine-words', 'fine-eaters']

test.each(FINE.flatMap(casesOf))('accepts %s', (_, one) => {
  expect(reasonOf(one)).toBeNull()
  const verdict = judged(one)
  expect(verdict.ok ? (verdict.notes?.storage ?? '') : '').toBe(one.storage)
})
