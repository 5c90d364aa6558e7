import type { Fault } from './faults.ts'

/** Faults of form only: the content of the reply is good. */
export const FORMS_OF_ANY = [
  'think',
  'think-unopened',
  'fenced',
  'prose',
  'not-streamed',
  'tool-call',
] as const satisfies readonly Fault[]
export const FORMS_OF_RECIPES = [
  'single',
  'wrapped',
  'deep',
  'stray-bracket',
  'trailing-commas',
  'single-quotes',
  'other-names',
  'markdown',
  'quoted-twice',
  'all-thought',
] as const satisfies readonly Fault[]

/** Parameters that are refused until they are left out. */
export const REFUSED_PARAMETERS = [
  'no-schema',
  'no-format',
  'schema-or-text',
  'no-stream-options',
  'no-max-tokens',
  'small-context',
  'no-temperature',
  'no-effort',
  'mute-400',
] as const satisfies readonly Fault[]

/** The answer arrives, but late or after a message from the server itself. */
export const SLOW_STREAMS = ['comments', 'empty-deltas', 'limited-date'] as const satisfies readonly Fault[]
