import { expect, test } from 'vitest'
import { providerWords } from './provider-words.ts'

test('the message, code and parameter of every provider’s error are read', () => {
  for (const [body, words] of [
    [
      '{"error":{"message":"Use max_completion_tokens","code":"unsupported_parameter","param":"max_tokens"}}',
      '(unsupported_parameter, parameter max_tokens) Use max_completion_tokens',
    ],
    [
      '{"error":"model \\"llava\\" not found, try pulling it first"}',
      'model "llava" not found, try pulling it first',
    ],
    [
      '{"detail":[{"loc":["body","stream_options"],"msg":"Extra inputs are not permitted","input":{"messages":["200 g rice"]}}]}',
      '(parameter stream_options) body.stream_options: Extra inputs are not permitted',
    ],
    ['{"message":"Bad Request"}', 'Bad Request'],
    ['<html>502</html>', ''],
    ['', ''],
  ])
    expect(providerWords(body), body).toBe(words)
})

test('keys are removed, and long messages are cut short', () => {
  const said = providerWords(
    '{"error":{"message":"Incorrect API key: Bearer abc-own-key sk-test-4f9a1c77e0 AIzaSyA1234567890abc"}}',
    ['own-key'],
  )
  expect(said).toBe('Incorrect API key: … … …')
  expect(providerWords({ message: 'word '.repeat(200) }).length).toBeLessThanOrEqual(200)
})
