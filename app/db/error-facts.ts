/** Reports what went wrong where nobody waits for the answer. An error goes in as it was thrown: the log cleans it. */
export type Warn = (message: string, facts?: Record<string, unknown>) => void

export type ErrorFacts = { message: string; code?: string }

/**
 * What an error says, without what it carries: drizzle's holds the values of its query, node-postgres' the
 * whole connection. For decisions by code and for stored reasons; facts of an error are facts again.
 */
export function errorFacts(error: unknown): ErrorFacts {
  if (!isErrorLike(error)) return { message: wordsOfNoError(error) }
  if (isQueryError(error)) return isErrorLike(error.cause) ? errorFacts(error.cause) : QUERY_FAILED
  const { code } = error
  return { message: messageOf(error), ...(typeof code === 'string' && { code }) }
}

export type LoggedError = ErrorFacts & {
  name?: string
  stack?: string
  cause?: LoggedError
  /** Of several at once, as where every address of a host refused. */
  errors?: LoggedError[]
}

const MOST_CAUSES = 5
const MOST_ERRORS = 5

/** An error as the log shows it: its name, message, code and stack, and those of its causes. */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!isErrorLike(error)) return { message: wordsOfNoError(error) }
  const { cause, errors, code } = error
  const name = nameOf(error)
  const isQuery = isQueryError(error)
  const message = isQuery ? QUERY_FAILED.message : messageOf(error)
  const isDeep = depth >= MOST_CAUSES
  return {
    ...(name !== undefined && { name }),
    message,
    ...(typeof code === 'string' && { code }),
    ...(typeof error.stack === 'string' && { stack: framesOf(error.stack) }),
    ...(cause !== undefined && cause !== null && !isDeep && { cause: loggedError(cause, depth + 1) }),
    ...(Array.isArray(errors) &&
      !isDeep && { errors: errors.slice(0, MOST_ERRORS).map((one) => loggedError(one, depth + 1)) }),
  }
}

/** The messages of an error and of its causes, without repeats, for a terminal. */
export function causesOf(error: unknown): string[] {
  const messages = new Set<string>()
  for (let one: LoggedError | undefined = loggedError(error); one; one = one.cause) messages.add(one.message)
  return [...messages]
}

const QUERY_FAILED: ErrorFacts = { message: 'a query failed' }

/** Errors of other realms and threads are no instances of ours; what is thrown as an object counts by its message. */
type ErrorLike = {
  message: string
  name?: unknown
  code?: unknown
  stack?: unknown
  cause?: unknown
  errors?: unknown
}

const isErrorLike = (error: unknown): error is ErrorLike =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'

/** A copy of an error, as pg-boss reports, has its name in its stack only. */
function nameOf({ name, stack }: ErrorLike): string | undefined {
  if (typeof name === 'string') return name
  return typeof stack === 'string' ? /^\w*Error(?=:|\n|$)/.exec(stack)?.[0] : undefined
}

const isQueryError = (error: ErrorLike) => 'query' in error && 'params' in error

/** PostgreSQL's class of errors about values: their messages quote the value. */
const ABOUT_A_VALUE = /^22/

function messageOf({ message, code }: ErrorLike): string {
  const quotesValue = typeof code === 'string' && code.length === 5 && ABOUT_A_VALUE.test(code)
  return withoutPeople(quotesValue ? message.replaceAll(/"[^"]*"/g, '"…"') : message)
}

const MOST_LETTERS = 2000
/** Whose mail or login it is, and what opens doors: in the texts of mail servers, of providers and of addresses. */
const PRIVATE: readonly [RegExp, string][] = [
  [/\/\/[^\s/@]{1,200}@/g, '//…@'],
  [/[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}.-]{1,190}/gu, '[address]'],
  [/\b(?:sk|rk|pk|whsec)[-_][\w-]{6,}/g, '[key]'],
  [/\b(Bearer|Basic) +[\w.~+/=-]+/gi, '$1 [key]'],
  [/([?&](?:token|code|key|secret|password|signature)=)[^&\s"']+/gi, '$1…'],
]

function withoutPeople(text: string): string {
  let clean = text.slice(0, MOST_LETTERS)
  for (const [pattern, replacement] of PRIVATE) clean = clean.replaceAll(pattern, replacement)
  return clean
}

/** Where it happened, without the message that a stack begins with, which may go over several lines. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')

function wordsOfNoError(thrown: unknown): string {
  if (typeof thrown === 'string') return `thrown: ${withoutPeople(thrown)}`
  if (typeof thrown !== 'object' || thrown === null) return `thrown: ${String(thrown)}`
  const { status, statusText } = thrown as { status?: unknown; statusText?: unknown }
  const words = typeof statusText === 'string' ? statusText : ''
  if (typeof status === 'number') return `thrown: status ${status} ${words}`.trimEnd()
  return 'something that is no error was thrown'
}
