import type { Dish } from './dish.ts'

/**
 * Dishes without salt, for tables with a baby. Steps name salt in few ways, so it can be taken out of the sentences; a
 * dish in which another mention remains isn't offered.
 */

const SHARE =
  'half|(?:a|another) (?:third|quarter|fifth|sixth)|two thirds|three quarters|(?:two|three|four) fifths|the rest|the last|most'
const PART = String.raw`(?:${SHARE}|a little|a (?:good |small )?pinch|some|\d[\d/ ]*tsp)(?: more)? of (?:the rest of )?`
/** "the {salt}", "half of the {salt}", "a pinch of salt". */
const SALT = String.raw`(?:(?:${PART})?(?:the (?:remaining |last )?)?\{salt\}|${PART}salt\b)`
/** A pattern in which `SALT` stands for any of these. */
const every = (pattern: string) => new RegExp(pattern.replaceAll('SALT', SALT), 'g')

/** What is replaced, in this order: salt in a list of foods, then salt by itself, then salted water and tasting. */
const OUT_OF_SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/, salt(?=[,}])/g, ''],
  [/\{salt, /g, '{'],
  [/\{Salt, (.)/g, '{$1'],
  [every(String.raw`\bwith SALT(?: and|,) `), 'with '],
  [every(String.raw`, SALT and `), ' and '],
  [every(String.raw`, SALT,`), ','],
  [every(String.raw`, ([^,.;:[\]]*) and SALT`), ' and $1'],
  [every(String.raw`,? and SALT`), ''],
  [
    every(
      String.raw` with SALT(?=[.,;\]]|$| (?:for|over|in|into|on|until|and|to|at|by|while|without|before)\b)`,
    ),
    '',
  ],
  [every(String.raw`(?<=^|[.\]] )(?:Add|Stir in|Season with|Sprinkle with|Scatter over) SALT\. ?`), ''],
  [/\b(?:cold |lightly |well-)?salted (?:boiling )?water\b/g, 'water'],
  [/\b(water|to the boil) with \d[\d/ ]*(?:tbsp|tsp) salt\b/g, '$1'],
  [/ with a (?:little|good pinch of|pinch of) salt\b/g, ''],
  [/\b(with a little oil) and salt\b/g, '$1'],
  [/ Taste for salt\./g, ''],
  [/\bTaste for salt and (\w)/g, '$1'],
  [/,? (?:and )?taste for salt(?= and (?:serve|scatter)\b|[.,])/g, ''],
]

/** Salt is named in another way, or taking it out broke the sentence. */
const SALT_OR_BROKEN = /\bsalt(?:ed water)?\b|\b(?:Meanwhile|with|and|the) (?:and\b|[,.])|: and\b/i

function withoutSaltIn(text: string): string {
  let unsalted = text
  for (const [pattern, by] of OUT_OF_SENTENCES) unsalted = unsalted.replace(pattern, by)
  return unsalted.replace(/(?<=^|\. )\p{Ll}/gu, (letter) => letter.toUpperCase())
}

/** The dish without salt; null where its sentences name salt in another way. */
export function unsalted(dish: Dish): Dish | null {
  const steps = dish.steps.map(withoutSaltIn)
  const welcome = dish.welcome.map((one) => ({
    ...one,
    anchor: withoutSaltIn(one.anchor),
    text: withoutSaltIn(one.text),
  }))
  if (steps.some((step) => SALT_OR_BROKEN.test(step))) return null
  return {
    ...dish,
    lines: dish.lines.filter(({ handle }) => handle !== 'salt'),
    steps,
    welcome: welcome.filter(({ text }) => !SALT_OR_BROKEN.test(text)),
  }
}
