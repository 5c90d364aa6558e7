import { seededRandom } from '#app/domain/random.ts'
import type { WireRecipe } from './replies.ts'

/** Values a field may hold when the model is broken or means harm. */
const VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  -0.5,
  1e308,
  -1e308,
  4294967296,
  0.0000001,
  '',
  ' ',
  'NaN',
  'Infinity',
  '-25',
  '1e999',
  '99999999999999999999 minutes',
  [],
  {},
  [[]],
  [[['deep']]],
  [null, 1, 'x', {}, []],
  { toString: 'x' },
  { __proto__: null, constructor: 1 },
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[a](javascript:alert(1))',
  'data:text/html,<b>x</b>',
  '\u0000\u0001\u001b[31mred',
  '\u202eevil\u202c \u2066x\u2069',
  '\u200b\u200c\u200d\ufeff',
  'Z\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301\u0301algo',
  '\ud83c',
  '👩‍👩‍👧‍👦'.repeat(200),
  'x'.repeat(100_000),
  'word '.repeat(20_000),
  "'; drop table recipes; --",
  '${7*7} {{7*7}} <%= 7*7 %>',
  '../../etc/passwd',
  Array.from({ length: 500 }, () => '100 g sugar'),
  Array.from({ length: 500 }, (_, index) => ({ text: `${index} g salt`, step: index })),
]

const LITERALS = [
  'NaN',
  'Infinity',
  '-Infinity',
  'undefined',
  '1e999',
  '-1e999',
  '0x10',
  '.5',
  '5.',
  "'x'",
  '"\\ud800"',
  '"\\u0000"',
]

/**
 * Replies no honest model sends, made from an honest one: each field with each bad value or literal, cut anywhere,
 * wrapped, nested, repeated, shuffled. The same seed makes the same replies.
 */
export function hostileReplies(honest: WireRecipe, count: number, seed: number): string[] {
  const random = seededRandom(seed)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!
  const fields = Object.keys(honest) as (keyof WireRecipe)[]
  const reply = (...recipes: unknown[]) => JSON.stringify({ recipes })
  const whole = reply(honest)
  const kinds: (() => string)[] = [
    () => reply({ ...honest, [pick(fields)]: pick(VALUES) }),
    () => reply({ ...honest, [pick(fields)]: pick(VALUES), [pick(fields)]: pick(VALUES) }),
    () =>
      reply(Object.fromEntries(fields.filter(() => random() < 0.7).map((field) => [field, honest[field]]))),
    () => {
      const field = pick(fields)
      return whole.replace(JSON.stringify(honest[field]), pick(LITERALS))
    },
    () => whole.slice(0, Math.floor(random() * whole.length)),
    () => whole.slice(Math.floor(random() * whole.length)),
    () => {
      const at = Math.floor(random() * whole.length)
      return (
        whole.slice(0, at) + pick(['"', '}', ']', '{', '[', ',', ':', '\\', '\u0000', '\n']) + whole.slice(at)
      )
    },
    () => reply(...Array.from({ length: Math.floor(random() * 60) }, () => honest)),
    () => reply(pick(VALUES), honest),
    () => JSON.stringify({ recipes: { recipes: [honest] }, data: [honest] }),
    () => JSON.stringify({ [pick(['Recipes', 'result', '', '__proto__'])]: [honest] }),
    () => '['.repeat(Math.floor(random() * 5000)),
    () => `{"recipes":${'[{"a":'.repeat(Math.floor(random() * 200))}`,
    () =>
      reply({
        ...honest,
        ingredients: honest.ingredients.map((line) => line.replace(/\d+/, String(pick([1e9, 0, 99999])))),
      }),
    () =>
      reply({
        ...honest,
        ingredients: [
          ...honest.ingredients,
          pick(['1 cup bleach', '5 g arsenic', 'my cat', '2 razor blades']),
        ],
      }),
    () =>
      reply({
        ...honest,
        nutrition: { calories: -5 },
        calories: 1,
        perServing: { kcal: 1e9 },
        writtenBy: 'root',
        path: '/admin',
      }),
    () => reply({ ...honest, name: `Vegan ${honest.name}`, ingredients: [...honest.ingredients, '2 eggs'] }),
    () => pick(VALUES.filter((value) => typeof value === 'string')),
  ]
  return Array.from({ length: count }, (_, index) => kinds[index % kinds.length]!())
}
