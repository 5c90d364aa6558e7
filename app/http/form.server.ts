import { data } from 'react-router'
import type { z } from 'zod'
import { AppError, STATUS_OF, type ErrorCode, type FormResult } from '#app/domain/errors.ts'
import { plainWords } from '#app/domain/plain-words.ts'
import type { Log } from '#app/ports/log/log.ts'

/**
 * Runs a command behind a form: checks the fields, turns refusals into a result the page can show, and hides
 * every other failure behind `fallback`. Redirects and other answers that the command throws pass through.
 */
export async function submit<Schema extends z.ZodType, Value>(
  form: FormData,
  schema: Schema,
  run: (values: z.output<Schema>) => Promise<Value>,
  options: { fallback: string; log: Log },
) {
  const parsed = schema.safeParse(valuesOf(form))
  if (!parsed.success) {
    const fields: Record<string, string> = {}
    for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message
    return answer<Value>({
      ok: false,
      code: 'invalid-input',
      message: Object.values(fields)[0] ?? options.fallback,
      fields,
    })
  }
  try {
    return answer<Value>({ ok: true, value: await run(parsed.data) })
  } catch (error) {
    if (error instanceof Response || isRouterAnswer(error)) throw error
    return answer<Value>(refusalOf(error, options))
  }
}

/** What `submit` answers with. */
export type FormAnswer<Value> = ReturnType<typeof answer<Value>>

type Refusal = Extract<FormResult<never>, { ok: false }>

/** What a page says about a failure: an `AppError`'s own sentence, or the fallback and a line in the log. */
export function refusalOf(error: unknown, options: { fallback: string; log: Log }): Refusal {
  if (error instanceof AppError) {
    // "Not set up" and "down for now" are states, reported by what found them; a fault is ours.
    if (error.code === 'failed') options.log.error({ error }, options.fallback)
    const fields: Record<string, string> = error.field ? { [error.field]: error.message } : {}
    return { ok: false, code: error.code, message: error.message, fields, details: error.details }
  }
  options.log.error({ error }, options.fallback)
  return { ok: false, code: 'failed', message: options.fallback, fields: {} }
}

/** One text of a form; '' where there is none. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Fields of a form as an object, their texts fit to be stored; a name that ends in `[]` is always a list. */
export function valuesOf(form: FormData): Record<string, unknown> {
  const values: Record<string, unknown> = Object.create(null)
  for (const name of new Set(form.keys())) {
    const given = form.getAll(name).map(asStored)
    if (name.endsWith('[]')) values[name.slice(0, -2)] = given
    else values[name] = given[0]
  }
  return values
}

/** Forms end lines with two characters, of which one is enough. */
function asStored(value: FormDataEntryValue): FormDataEntryValue {
  return typeof value === 'string' ? plainWords(value.replaceAll('\r\n', '\n')) : value
}

function answer<Value>(result: FormResult<Value>) {
  const code: ErrorCode | null = result.ok ? null : result.code
  return data(result, { status: code ? STATUS_OF[code] : 200 })
}

function isRouterAnswer(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit'
  )
}
