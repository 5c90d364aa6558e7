/** Small English grammar for names, lines and steps. */

/** "a", "a and b", "a, b and c". */
export function listOf(words: readonly string[], join = 'and'): string {
  if (words.length <= 1) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} ${join} ${words.at(-1)}`
}

/** First letter upper, the rest as it is. */
export function sentence(text: string): string {
  const trimmed = text.trim().replaceAll(/\s+/g, ' ')
  return trimmed === '' ? '' : trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
}

/** "a" or "an". */
export function articleFor(word: string): string {
  return /^(?:[aeio]|u(?!n[ii]|s[ei]))/i.test(word) ? 'an' : 'a'
}

/** "1 minute", "5 minutes", "8 to 10 minutes". */
export function minutes(low: number, high = low): string {
  if (low === high) return `${low} minute${low === 1 ? '' : 's'}`
  return `${low} to ${high} minutes`
}

const FRACTIONS: readonly [number, string][] = [
  [0.25, '1/4'],
  [0.5, '1/2'],
  [0.75, '3/4'],
]

/** 1.5 -> "1 1/2"; halves and quarters as a cook writes them. */
export function kitchenNumber(value: number): string {
  const whole = Math.floor(value + 1e-9)
  const rest = value - whole
  const fraction = FRACTIONS.find(([size]) => Math.abs(size - rest) < 0.01)
  if (!fraction) return String(Math.round(value))
  return whole === 0 ? fraction[1] : `${whole} ${fraction[1]}`
}

const COUNTS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** "four"; figures from thirteen. */
export function countWord(count: number): string {
  return COUNTS[count] ?? String(count)
}

/** Names with an "and" of their own, which no list may take apart. */
const WHOLE_NAMES = /\b(peas|mustard|half|tomatoes|lemon|sweet) and (carrots|cress|half|green|pepper|sour)/g

/** Joins phrases that may be lists themselves into one list: "the rice, stock and 450 ml water". */
export function chain(...phrases: readonly string[]): string {
  const words = phrases
    .filter((phrase) => phrase !== '')
    .flatMap((phrase) => phrase.replaceAll(WHOLE_NAMES, '$1 & $2').split(/, | and /))
  const isNamed = words[0]?.startsWith('the ') ?? false
  const plain = words.map((word, at) => (isNamed && at > 0 ? word.replace(/^the /, '') : word))
  return listOf(plain).replaceAll(' & ', ' and ')
}

const SAME_IN_BOTH =
  /(?:hummus|couscous|asparagus|molasses|watercress|cress|swiss|grass|brussels|bass|greens|hearts|olives in|mixed berries|refried beans|baked beans)$/

/** Whether a name takes "do" and "are": "strawberries", not "spinach". */
export function isManyName(name: string): boolean {
  return singularOf(name) !== name
}

/** "blueberries" -> "blueberry", "black beans" -> "black bean": how a food stands before another noun. */
export function singularOf(name: string): string {
  if (!name.endsWith('s') || SAME_IN_BOTH.test(name) || /(?:ss|us|asis|ggis|ssis)$/.test(name)) return name
  if (/(?:chillies|brownies|smoothies|cookies)$/.test(name)) return name.replace(/(?<=chilli)es$|s$/, '')
  if (/(?:^| )(?:bay |lime |curry |vine |mint |basil |sage )leaves$/.test(name))
    return name.replace(/leaves$/, 'leaf')
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`
  if (/(?:tomatoes|potatoes|mangoes|radishes|peaches|squashes)$/.test(name)) return name.slice(0, -2)
  return name.slice(0, -1)
}

/** Water rounded to what a jug shows. */
export function jugMl(ml: number): string {
  const rounded =
    ml < 200 ? Math.ceil(ml / 25) * 25 : ml < 1000 ? Math.round(ml / 50) * 50 : Math.round(ml / 100) * 100
  return rounded >= 1000
    ? `${Number((rounded / 1000).toFixed(1))} ${rounded === 1000 ? 'litre' : 'litres'}`
    : `${rounded} ml`
}
