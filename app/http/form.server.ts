import { data } from 'react-router'
import { z } from 'zod'
import { AppError, isUnavailable, STATUS_OF, type ErrorCode, type FormResult } from '#app/domain/errors.ts'
import type { Log } from '#app/ports/log/log.ts'
import { type BodySize, ReadForm, readForm } from './read-form.server.ts'
import { noteWait } from './retry-after.server.ts'

type Options = {
  fallback: string
  log: Log
  size?: BodySize
  /** Throws for whoever may not send the form at all, before it is read. */
  allow?: () => unknown
}

/**
 * Runs a command behind a form: reads it, checks the fields, turns refusals into a result the page can show, and hides
 * every other failure behind `fallback`. Redirects and other answers that the command throws pass through. An action
 * that needs a field before reads the form by `readForm`, which does not throw.
 */
export async function submit<Schema extends z.ZodType, Value>(
  sent: Request | FormData,
  schema: Schema,
  run: (values: z.output<Schema>) => Promise<Value>,
  options: Options,
) {
  try {
    options.allow?.()
    const parsed = parseForm(sent instanceof FormData ? sent : await readForm(sent, options.size), schema)
    if (parsed.ok) return answer<Value>({ ok: true, value: await run(parsed.value) })
    return answer<Value>({ ...parsed, message: parsed.message || options.fallback })
  } catch (error) {
    if (error instanceof Response || isRouterAnswer(error)) throw error
    // Nobody waits for the answer any more: no failure of ours, nothing for the log.
    const hasLeft = !(sent instanceof FormData) && sent.signal.aborted
    return answer<Value>(refusalOf(error, hasLeft ? { ...options, log: SILENT } : options))
  }
}

const SILENT: Log = { debug() {}, info() {}, warn() {}, error() {} }

/** What a schema makes of a form, or why it cannot; throws the `AppError` of a form that could not be read. */
export function parseForm<Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
): FormResult<z.output<Schema>> {
  if (form instanceof ReadForm && form.refusal) throw form.refusal
  const parsed = schema.safeParse(valuesOf(form))
  if (parsed.success) return { ok: true, value: parsed.data }
  const fields: Record<string, string> = Object.create(null)
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message
  return { ok: false, code: 'invalid-input', message: Object.values(fields)[0] ?? '', fields: { ...fields } }
}

export const noFieldsSchema = z.object({})

/** The answer to a form whose `intent` names nothing that its page does. */
export const submitNothing = (form: FormData, log: Log) =>
  submit<typeof noFieldsSchema, never>(
    form,
    noFieldsSchema,
    () => Promise.reject(new AppError('invalid-input', 'There is nothing to do.')),
    { fallback: 'There is nothing to do.', log },
  )

/** What `submit` answers with. */
export type FormAnswer<Value> = ReturnType<typeof answer<Value>>

type Refusal = Extract<FormResult<never>, { ok: false }>

/** What a page says about a failure: an `AppError`'s own sentence, or the fallback and a line in the log. */
export function refusalOf(error: unknown, options: { fallback: string; log: Log }): Refusal {
  const isOutage = isUnavailable(error)
  if (error instanceof AppError && !(isOutage && error.code === 'failed')) {
    noteWait(error)
    // "Not set up" and "down for now" are states, reported by what found them; a fault is ours.
    const isFault = error.code === 'failed' || (isOutage && error.cause !== undefined)
    if (isFault) options.log.error({ error }, options.fallback)
    const fields: Record<string, string> = error.field ? { [error.field]: error.message } : {}
    return { ok: false, code: error.code, message: error.message, fields, details: error.details }
  }
  options.log.error({ error }, options.fallback)
  const what = error instanceof AppError ? error.message : options.fallback
  return isOutage
    ? { ok: false, code: 'unavailable', message: unavailableWords(what), fields: {} }
    : { ok: false, code: 'failed', message: options.fallback, fields: {} }
}

/** What did not work, in the words that the page has for it, and why it is worth another try. */
function unavailableWords(failure: string): string {
  const what = failure.replace(/\.?(?: Please try again\.)?$/, '')
  return `${what}. We cannot reach our data right now; what you entered is still here. Please try again in a minute.`
}

/** One text of a form; '' where there is none. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Fields of a form as an object; a name that ends in `[]` is always a list, of another the first value counts. */
function valuesOf(form: FormData): Record<string, unknown> {
  const values: Record<string, unknown> = Object.create(null)
  const lists: Record<string, unknown[]> = Object.create(null)
  for (const [name, value] of form) {
    if (name.endsWith('[]')) (lists[name.slice(0, -2)] ??= []).push(value)
    else if (!(name in values)) values[name] = value
  }
  return Object.assign(values, lists)
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
