/** Deeper than anything of ours, and far from what a walk through it could not come back from. */
const MAX_JSON_DEPTH = 64

/**
 * Parses JSON from outside. Throws SyntaxError for what is none, and for lists and objects nested more than 64 deep:
 * whoever walks through the value may then call itself for each level.
 */
export function parseJson(text: string, reviver?: (name: string, value: unknown) => unknown): unknown {
  let depth = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') isInText = !isInText
    else if (isInText) at += sign === '\\' ? 1 : 0
    else if (sign === '[' || sign === '{') {
      depth++
      if (depth > MAX_JSON_DEPTH) throw new SyntaxError('This JSON is nested too deep')
    } else if (sign === ']' || sign === '}') depth--
  }
  return JSON.parse(text, reviver)
}
