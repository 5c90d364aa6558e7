/** What providers hold a strict schema to, and what they then hold the reply to. */

export type Schema = {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean
  items?: Schema
  enum?: unknown[]
  [keyword: string]: unknown
}

/** Keywords that strict modes take; others (maxLength, pattern, default …) are refused by one provider or another. */
const KEYWORDS = new Set([
  '$schema',
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'description',
])

/** Why a strict provider refuses a schema; null when it takes it. */
export function schemaFault(schema: Schema, path = 'schema'): string | null {
  const odd = Object.keys(schema).find((keyword) => !KEYWORDS.has(keyword))
  if (odd !== undefined) return `${path}: '${odd}' is not permitted`
  if (schema.type === 'array')
    return schema.items ? schemaFault(schema.items, `${path}[]`) : `${path}: no items`
  if (schema.type !== 'object') return null
  const names = Object.keys(schema.properties ?? {})
  if (schema.additionalProperties !== false) return `${path}: 'additionalProperties' has to be false`
  if (names.join() !== (schema.required ?? []).join()) return `${path}: 'required' has to name every property`
  for (const [name, one] of Object.entries(schema.properties ?? {})) {
    const fault = schemaFault(one, `${path}.${name}`)
    if (fault !== null) return fault
  }
  return null
}

/** A reply as constrained decoding lets it be: the properties of the schema in their order. Throws where one has no value. */
export function conformed(value: unknown, schema: Schema, path = 'reply'): unknown {
  if (schema.type === 'array')
    return (value as unknown[]).map((one, at) => conformed(one, schema.items ?? {}, `${path}[${at}]`))
  if (schema.type !== 'object') {
    if (value === undefined) throw new TypeError(`${path} has no value`)
    return value
  }
  const record = value as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, one]) => [
      name,
      conformed(record[name], one, `${path}.${name}`),
    ]),
  )
}
