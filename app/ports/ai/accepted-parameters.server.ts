import { parameterAtFault, providerWords } from './provider-words.ts'

/**
 * Servers with the same protocol accept different parameters. What a server refuses is changed or left out, one step at
 * a time, until it answers; what worked is remembered for each model while the process runs.
 */

type Body = Record<string, unknown>

type Change = {
  name: string
  /** Whether the words of a refusal are about this parameter. */
  isMeant(words: string): boolean
  applies(body: Body): boolean
  apply(body: Body): void
}

const isSchema = ({ response_format: format }: Body) =>
  (format as { type?: string } | undefined)?.type === 'json_schema'
const FORMAT = /response_?format|json_?schema|json_?object|json mode|structured|grammar|guided/i
const TOKENS =
  /max_(?:completion_|output_)?tokens|context (?:length|window|size)|maximum context|too many tokens/i
const OTHER_NAME = /unsupported|not supported|instead|deprecated|unknown|unrecogni[sz]ed|extra|not permitted/i

/** In the order in which they are tried if a refusal names none of them. */
const CHANGES: readonly Change[] = [
  {
    name: 'a JSON schema',
    isMeant: (words) => FORMAT.test(words),
    applies: isSchema,
    apply(body) {
      body['response_format'] = { type: 'json_object' }
    },
  },
  {
    name: 'response_format',
    isMeant: (words) => FORMAT.test(words),
    applies: (body) => body['response_format'] !== undefined && !isSchema(body),
    apply: (body) => void delete body['response_format'],
  },
  {
    name: 'stream_options',
    isMeant: (words) => /stream_?options|include_usage/i.test(words),
    applies: (body) => body['stream_options'] !== undefined,
    apply: (body) => void delete body['stream_options'],
  },
  {
    name: 'max_tokens',
    isMeant: (words) => /max_(?:completion_)?tokens/i.test(words) && OTHER_NAME.test(words),
    applies: (body) => body['max_tokens'] !== undefined,
    apply(body) {
      body['max_completion_tokens'] = body['max_tokens']
      delete body['max_tokens']
    },
  },
  {
    name: 'a limit of tokens',
    isMeant: (words) => TOKENS.test(words),
    applies: (body) => body['max_tokens'] !== undefined || body['max_completion_tokens'] !== undefined,
    apply(body) {
      delete body['max_tokens']
      delete body['max_completion_tokens']
    },
  },
  {
    name: 'temperature',
    isMeant: (words) => /temperature/i.test(words),
    applies: (body) => body['temperature'] !== undefined,
    apply: (body) => void delete body['temperature'],
  },
  {
    name: 'reasoning effort',
    isMeant: (words) => /reasoning|effort/i.test(words),
    applies: (body) => (body['reasoning_effort'] ?? body['reasoning']) !== undefined,
    apply(body) {
      delete body['reasoning_effort']
      delete body['reasoning']
    },
  },
]

/** Refusals about the content, not the parameters: dropping a parameter would not help. */
const OTHER_TROUBLE =
  /\bimages?\b|vision|multimodal|content policy|safety|api key|billing|quota|model .*not (?:found|exist)/i
const MAX_ERROR_CHARS = 4000

/** The change that a refusal asks for; null if none is left or the refusal is about something else. */
function nextChange(body: Body, parameter: string, words: string): Change | null {
  const left = CHANGES.filter((change) => change.applies(body))
  // The name alone means that the parameter is unknown, unless the words say that its value is too high.
  const named = OTHER_NAME.test(words) ? `${parameter} unsupported` : parameter
  return (
    (parameter === '' ? undefined : left.find(({ isMeant }) => isMeant(named))) ??
    left.find(({ isMeant }) => isMeant(words)) ??
    (OTHER_TROUBLE.test(words) ? null : (left[0] ?? null))
  )
}

const mayBeAboutParameters = (status: number, words: string) =>
  status === 400 ||
  status === 422 ||
  ((status === 404 || status >= 500) && (FORMAT.test(words) || /parameters/i.test(words)))

/** A `fetch` that asks again without what the server refuses. `onLearnt` receives what a model does not accept. */
export function acceptingFetch(
  ask: typeof fetch,
  onLearnt: (model: string, parameter: string) => void = () => {},
): typeof fetch {
  const known = new Map<string, Set<Change>>()
  return async (input, init) => {
    if (typeof init?.body !== 'string') return ask(input, init)
    const body = JSON.parse(init.body) as Body
    const model = typeof body['model'] === 'string' ? body['model'] : ''
    const learnt = known.get(model) ?? new Set<Change>()
    for (const change of learnt) if (change.applies(body)) change.apply(body)
    const found: Change[] = []
    for (;;) {
      const response = await ask(input, { ...init, body: JSON.stringify(body) })
      if (response.ok) {
        for (const change of found) if (!learnt.has(change)) onLearnt(model, change.name)
        if (found.length > 0) known.set(model, new Set([...learnt, ...found]))
        return response
      }
      const text = await response.text()
      // Leaves out the request, which some servers repeat.
      const words = providerWords(text) || text.slice(0, MAX_ERROR_CHARS)
      const isAbout = mayBeAboutParameters(response.status, words)
      const change = isAbout ? nextChange(body, parameterAtFault(text), words) : null
      if (change === null) return new Response(text, response)
      change.apply(body)
      found.push(change)
    }
  }
}
