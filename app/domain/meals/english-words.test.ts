import { expect, test } from 'vitest'
import { isEnglish, isVerbOrAdverb } from './vocabulary/spelling.ts'
import { mealVocabulary } from './vocabulary/meal-vocabulary.ts'
import { readMeal } from './read-meal.ts'
import { isOnlyInNames } from './vocabulary/word-lists.ts'

const rowsOf = (said: string) => readMeal(said).components.length
const namesOf = (said: string) =>
  readMeal(said)
    .components.map(({ name }) => name.toLowerCase())
    .join()

test('common English words are no slips of foods', () => {
  for (const said of [
    'cheat day, a burger',
    'a burger after carrying boxes',
    'a burger, well deserved',
    'a burger, she was pushing me',
    'a burger, my boss was paying',
    'a burger in a cab',
    'a burger on the balcony, the weather was lovely and calm',
    'a burger, later than usual',
    'a burger at the beach with a band playing',
    'a burger in bed, feeling sad',
  ])
    expect(rowsOf(said), said).toBe(1)
})

test('slips of foods are still read, though some are rare English words', () => {
  expect(namesOf('a glass of mlik')).toMatch(/milk/)
  expect(namesOf('2 slices of bred')).toMatch(/bread/)
  expect(namesOf('a bowl of porige')).toMatch(/porridge|oatmeal/)
  expect(namesOf('potato croquets')).toMatch(/croquette/)
  expect(namesOf('brocoli, chiken')).toMatch(/broccoli.*chicken/)
  expect(namesOf('chilly paneer')).toMatch(/chilli paneer/)
})

test('verbs and adverbs that name no food are not shown as foods that were missed', () => {
  expect(readMeal('a burger after carrying boxes').notCounted.join()).not.toMatch(/carrying/)
  expect(isVerbOrAdverb('carrying')).toBe(true)
  expect(isVerbOrAdverb('probably')).toBe(true)
  expect(isVerbOrAdverb('timber')).toBe(false)
})

test('the list holds no word that a food is called by', () => {
  const { idf, stems } = mealVocabulary()
  expect(stems.filter((stem) => idf(stem) !== null && isEnglish(stem))).toEqual([])
})

test('words that only complete names are no food alone, and stay part of the names', () => {
  for (const said of [
    'pizza, fit',
    'pizza, oops',
    'pizza, strong',
    'pizza, fast and heavy',
    'pizza 2, off age',
  ])
    expect(rowsOf(said), said).toBe(1)
  expect(namesOf('a rocky road')).toMatch(/rocky road/)
  expect(namesOf('3 spring rolls')).toMatch(/spring roll/)
  expect(namesOf('a flat white')).toMatch(/flat white/)
  expect(namesOf('rice, mild salsa, cheese')).toMatch(/rice.*salsa.*cheddar|rice.*salsa.*cheese/)
  expect(isOnlyInNames('fit')).toBe(true)
  expect(isOnlyInNames('mint')).toBe(false)
})

test('a list without commas goes on past a word that names nothing alone', () => {
  expect(rowsOf('chipotle bowl white rice black beans chicken mild salsa cheese')).toBeGreaterThan(3)
  expect(namesOf('chobani fit strawberry')).toMatch(/chobani/)
})

test('people and feasts are no food, and foods named after them are', () => {
  for (const said of [
    'with Becky',
    'with Oliver and Richard',
    'at Brians',
    'with joe and mary',
    'for Diwali',
    'in Shabbat',
  ])
    expect(rowsOf(`a burger ${said}`), said).toBe(1)
  expect(namesOf('sloppy joe')).toMatch(/sloppy joe/)
  expect(namesOf('bloody mary')).toMatch(/bloody mary/)
  expect(namesOf('victoria sponge')).toMatch(/victoria sponge/)
  expect(namesOf('sharon fruit')).toMatch(/persimmon/)
  expect(namesOf('an easter egg')).toMatch(/easter egg/)
})
