import { isRecord } from '#app/domain/model-reply/json-in-reply.ts'

/** What a provider says about its own error, for the log: cut short, without keys and without the request. */

const MAX_LENGTH = 200
const KEYS =
  /\b(?:bearer\s+\S+|(?:sk|rk|pk|gsk|xai|hf|key|api[-_]?key)[-_][\w.-]{6,}|AIza[\w-]{10,}|[A-Za-z0-9+/]{32,}={0,2})/gi

type Said = { message?: unknown; code?: unknown; type?: unknown; param?: unknown; status?: unknown }

/** The words of an error reply, or of an error in the stream; empty if it has none. They never contain `secrets`. */
export function providerWords(body: unknown, secrets: readonly (string | undefined)[] = []): string {
  const said = saidIn(typeof body === 'string' ? (jsonOf(body) ?? body) : body)
  if (typeof said === 'string') return tidy(said, secrets)
  const { message, code, type, param } = said
  const about = [
    code ?? type,
    param === undefined || param === null ? undefined : `parameter ${asText(param)}`,
  ]
  const brackets = about.filter((one) => one !== undefined && one !== null && asText(one) !== '').map(asText)
  const words = [brackets.length > 0 ? `(${brackets.join(', ')})` : '', asText(message)]
  return tidy(words.filter(Boolean).join(' '), secrets)
}

/** The parameter at fault, if the error names it in its own field. */
export function parameterAtFault(body: unknown): string {
  const said = saidIn(typeof body === 'string' ? (jsonOf(body) ?? '') : body)
  return typeof said === 'string' ? '' : asText(said.param)
}

function saidIn(value: unknown): Said | string {
  if (typeof value === 'string') return /^\s*</.test(value) ? '' : value
  if (!isRecord(value)) return ''
  const { error, detail, message } = value
  if (typeof error === 'string') return error
  if (isRecord(error)) return error
  if (typeof detail === 'string') return detail
  // FastAPI's list of what is wrong and where. It also repeats the input, which is left out.
  if (Array.isArray(detail)) {
    const found = detail.filter(isRecord).slice(0, 3)
    const parts = found.map(({ loc, msg }) => `${Array.isArray(loc) ? loc.join('.') : ''}: ${asText(msg)}`)
    const [first] = found
    const loc = Array.isArray(first?.['loc']) ? first['loc'].filter((one) => one !== 'body') : []
    return { message: parts.join('; '), param: loc[0] }
  }
  return message === undefined ? '' : value
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

function tidy(text: string, secrets: readonly (string | undefined)[]): string {
  let words = text.slice(0, 4000)
  for (const secret of secrets) if (secret) words = words.replaceAll(secret, '…')
  words = words
    .replace(KEYS, '…')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH - 1).trimEnd()}…` : words
}
