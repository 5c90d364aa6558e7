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
