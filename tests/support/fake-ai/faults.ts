/** The ways in which the double misbehaves, by the name one asks for them with. */
export const FAULTS = {
  hang: 'takes the request and never answers',
  'hang-midway': 'begins, then falls silent without closing',
  drip: 'keeps the line alive with empty comments and says nothing',
  limited: 'status 429 with retry-after: 1',
  'limited-long': 'status 429 with retry-after: 3600',
  'server-error': 'status 500',
  overloaded: 'status 503 without a body',
  unauthorized: 'status 401, with the key repeated in the message',
  reset: 'breaks the connection at once',
  'reset-midway': 'breaks the connection in the middle of the reply',
  truncated: 'stops in the middle for want of tokens',
  'no-schema': 'status 400 as long as a schema is sent',
  'no-end': 'closes the stream without saying that it is done',
  'error-midway': 'reports an error inside the stream',
  'not-json': 'answers with friendly words',
  'wrong-types': 'numbers for texts, texts for lists, objects for lines',
  nan: 'NaN, Infinity and 1e999 for numbers',
  'many-recipes': 'five hundred recipes',
  huge: 'ten megabytes of one text',
  hostile: 'markup, scripts, links, control and bidirectional characters',
  poison: 'a recipe with what is no food',
  'breaks-diet': 'a vegan recipe with eggs',
  'breaks-diet-once': 'the same, but right when told so',
  implausible: 'hundreds of kilograms',
  obeys: 'does what the data asks: prints its instructions',
  refusal: 'declines in the field for that',
  filtered: 'is stopped by a content filter',
  empty: 'an empty reply',
  html: 'status 200 with a web page',
  redirect: 'sends elsewhere',
  'image-address': 'names an address instead of giving the picture',
  'no-image': 'a script in place of the picture',
} as const

export type Fault = keyof typeof FAULTS

export const isFault = (name: string | undefined): name is Fault => name !== undefined && name in FAULTS
