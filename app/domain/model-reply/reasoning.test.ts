import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openReasoningFilter, withoutReasoning } from './reasoning.ts'

const ANSWER = '{"recipes":[{"name":"Soup <b>"}]}'

const THOUGHTS = [
  `<think>I answer with JSON: {"recipes":[...]} [eggs, spinach]</think>${ANSWER}`,
  `<THINKING>\nHm.\n</THINKING>${ANSWER}`,
  `<reasoning>{</reasoning>${ANSWER}`,
  `<seed:think>so</seed:think>${ANSWER}`,
  `[THINK]two ways[/THINK]${ANSWER}`,
  `◁think▷eggs◁/think▷${ANSWER}`,
  `<|begin_of_thought|>x<|end_of_thought|>${ANSWER}`,
  `<|channel|>analysis<|message|>We need JSON {.<|end|><|start|>assistant<|channel|>final<|message|>${ANSWER}<|return|>`,
  `The photo shows [eggs].\n</think>\n\n${ANSWER}`,
  `<think></think>\n${ANSWER}`,
]

test('thinking is removed, whichever marks the family of models uses', () => {
  for (const reply of THOUGHTS) expect(withoutReasoning(reply), reply).toBe(ANSWER)
})

test('a reply without thinking stays as it is, brackets and angle brackets included', () => {
  for (const reply of [ANSWER, '- eggs\n- milk < 2 %', 'Serves [2] <b>now</b>', 'a < b', '[', '<'])
    expect(withoutReasoning(reply)).toBe(reply)
})

test('unfinished thinking leaves no text', () => {
  expect(withoutReasoning('<think>eggs, or perhaps cheddar')).toBe('')
})

test('the answer is the same wherever the reply is cut into pieces', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...THOUGHTS.slice(0, 8)),
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 80 }),
      (reply, lengths) => {
        const filter = openReasoningFilter()
        let text = ''
        let at = 0
        const take = (piece: string) => {
          const read = filter.push(piece)
          text = read.isRestart ? read.text : text + read.text
        }
        for (const length of lengths) take(reply.slice(at, (at += length)))
        take(reply.slice(at))
        expect((text + filter.end()).replace('<|return|>', '').trim()).toBe(ANSWER)
      },
    ),
    { seed: 4, numRuns: 300 },
  )
})
