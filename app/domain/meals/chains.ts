import { readTable } from '#app/food-table.server.ts'
import { stemOf } from './stems.ts'

/** Restaurants and shops that people name beside their food, and what is meant where they name nothing else. */

let meaningByStem: ReadonlyMap<string, readonly string[]> | undefined

const meanings = () =>
  (meaningByStem ??= new Map(
    readTable('foods/chains.csv', ['word', 'means'] as const).map(({ row: { word, means } }) => [
      stemOf(word),
      means.split(' ').filter(Boolean).map(stemOf),
    ]),
  ))

export const isChain = (stem: string): boolean => meanings().has(stem)

/** Stems of the food that a chain alone stands for: "2 pieces from KFC"; none where it sells of everything. */
export const foodOfChain = (stem: string): readonly string[] => meanings().get(stem) ?? []
