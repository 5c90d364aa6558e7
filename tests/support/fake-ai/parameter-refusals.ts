import type { Fault } from './faults.ts'

/** The parameters that the test double accepts, and how it refuses others, in the words of real servers. */

export type Parameters = {
  stream_options?: unknown
  max_tokens?: number
  max_completion_tokens?: number
  temperature?: number
  reasoning_effort?: string
  response_format?: { type?: string }
}

type Answer = { status: number; body: unknown }

const error = (status: number, message: string, more: Record<string, unknown> = {}): Answer => ({
  status,
  body: { error: { message, type: 'invalid_request_error', ...more } },
})

/** What a server with this fault refuses in a request; null if it accepts it. */
export function refusedParameter(fault: Fault, body: Parameters): Answer | null {
  const { response_format: format } = body
  switch (fault) {
    case 'no-schema':
      return format?.type === 'json_schema' ? error(400, 'response_format is not supported') : null
    case 'no-format':
      return format ? error(400, 'Unrecognized request argument supplied: response_format') : null
    case 'schema-or-text':
      if (format?.type === 'json_schema') return error(400, 'json_schema: failed to compile grammar')
      return format ? error(400, "'response_format.type' must be 'json_schema' or 'text'") : null
    case 'no-stream-options':
      return body.stream_options === undefined
        ? null
        : {
            status: 422,
            body: {
              detail: [
                {
                  type: 'extra_forbidden',
                  loc: ['body', 'stream_options'],
                  msg: 'Extra inputs are not permitted',
                  input: body,
                },
              ],
            },
          }
    case 'no-max-tokens':
      return body.max_tokens === undefined
        ? null
        : error(
            400,
            "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
            { param: 'max_tokens', code: 'unsupported_parameter' },
          )
    case 'small-context': {
      const asked = body.max_tokens ?? body.max_completion_tokens ?? 0
      return asked > 8000
        ? error(
            400,
            `This model's maximum context length is 8192 tokens. However, you requested ${asked} tokens in the completion.`,
          )
        : null
    }
    case 'no-temperature':
      return body.temperature === undefined
        ? null
        : error(400, "Unsupported value: 'temperature' does not support 0.3 with this model.", {
            param: 'temperature',
            code: 'unsupported_value',
          })
    case 'no-effort':
      return body.reasoning_effort === undefined
        ? null
        : error(400, 'Unknown parameter: reasoning_effort.', { param: 'reasoning_effort' })
    case 'mute-400': {
      const { stream_options, max_tokens, max_completion_tokens } = body
      const isPlain = [format, stream_options, max_tokens, max_completion_tokens].every(
        (one) => one === undefined,
      )
      return isPlain ? null : { status: 400, body: { message: 'Bad Request' } }
    }
    default:
      return null
  }
}
