/** Deeper than anything of ours, and far from what a walk through it could not come back from. */
const MAX_JSON_DEPTH = 64
/** An export of 10,000 posts has some 100,000 values, up to 60 bytes of memory each. Lists and objects count twice. */
const MAX_JSON_VALUES = 2_000_000

/**
 * Parses JSON from outside. Throws SyntaxError for invalid JSON, for more than 2 million values, and for lists and
 * objects nested more than 64 deep, so that callers may walk through the value recursively.
 */
export function parseJson(text: string, reviver?: (name: string, value: unknown) => unknown): unknown {
  let depth = 0
  let values = 0
  let isInText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '"') isInText = !isInText
    else if (isInText) at += sign === '\\' ? 1 : 0
    else if (sign === ',') values++
    else if (sign === '[' || sign === '{') {
      depth++
      values++
      if (depth > MAX_JSON_DEPTH) throw new SyntaxError('This JSON is nested too deep')
    } else if (sign === ']' || sign === '}') depth--
  }
  if (values > MAX_JSON_VALUES) throw new SyntaxError('This JSON has too many values')
  return JSON.parse(text, reviver)
}
