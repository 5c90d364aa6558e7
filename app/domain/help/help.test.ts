import { expect, test } from 'vitest'
import { type HelpSection, searchHelp } from './help.ts'

const topic = (id: string, question: string, answerText: string) => ({
  id,
  question,
  answerText,
  answerHtml: `<p>${answerText}</p>`,
})
const SECTIONS: HelpSection[] = [
  {
    id: 'a',
    title: 'First',
    topics: [
      topic('1', 'Where do calories come from?', 'From a table.'),
      topic('2', 'What of crème fraîche?', 'It is counted, too. By the gram.'),
    ],
  },
  {
    id: 'b',
    title: 'Second',
    topics: [topic('3', 'How do I cancel?', 'In the table.')],
  },
]
const idsFor = (query: string) =>
  searchHelp(SECTIONS, query).flatMap(({ topics }) => topics.map(({ id }) => id))

test('[PAGE-07] searching the help finds every word, in question or answer, by its beginning', () => {
  expect(idsFor('TABLE')).toEqual(['1', '3'])
  expect(idsFor('calor tab')).toEqual(['1'])
  expect(idsFor('creme')).toEqual(['2'])
  expect(idsFor('lories')).toEqual([])
  expect(searchHelp(SECTIONS, 'cancel').map(({ id }) => id)).toEqual(['b'])
})

test('no words find everything', () => {
  for (const query of ['', '  ', '?!']) expect(idsFor(query)).toEqual(['1', '2', '3'])
})

test('[PAGE-07] a question in whole words, in the plural or by another name finds the same', () => {
  expect(idsFor('how do I cancel?')).toEqual(['3'])
  expect(idsFor('tables')).toEqual(['1', '3'])
  expect(idsFor('how do I')).toEqual(['3'])
  const money = { ...topic('4', 'Money', 'It goes back.'), alsoCalled: 'refund' }
  expect(searchHelp([{ id: 'c', title: 'Third', topics: [money] }], 'my refunds')).toHaveLength(1)
})
