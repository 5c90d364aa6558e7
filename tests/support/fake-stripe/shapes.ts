import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Description, Operation, Schema } from './description.ts'
import { withDisputes } from './dispute-shape.ts'

/** Stripe's own description of its requests and objects, and what it takes to hold something against it. */

const description = withDisputes(
  JSON.parse(readFileSync(join(import.meta.dirname, 'stripe-openapi.json'), 'utf8')) as Description,
)

export const API_VERSION = description.info.version
export const schemaOf = (name: string): Schema => description.components.schemas[name]!
export const eventObject = (type: string): string | undefined => description['x-event-objects'][type]

export type FoundOperation = { path: string; id: string | null; operation: Operation }

export function findOperation(method: string, path: string): FoundOperation | null {
  for (const [template, operations] of Object.entries(description.paths)) {
    const operation = operations[method.toLowerCase()]
    const found = new RegExp(`^${template.replace('{id}', '([^/]+)')}$`).exec(path)
    if (operation && found) return { path: template, id: found[1] ?? null, operation }
  }
  return null
}

export function answerSchema({ operation }: FoundOperation): Schema {
  return Object.values(operation.responses['200']!.content!)[0]!.schema
}

/** What may be sent: the body of a POST, the query of anything else. */
export function requestSchema({ operation }: FoundOperation, method: string): Schema {
  if (method === 'POST') return Object.values(operation.requestBody?.content ?? {})[0]?.schema ?? {}
  const query = (operation.parameters ?? []).filter((one) => one.in === 'query')
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  }
}

/** What is wrong with the value, one line per fault. */
export function faultsOf(value: unknown, schema: Schema, at = ''): string[] {
  if (schema.$ref) return faultsOf(value, { ...resolved(schema), nullable: schema.nullable ?? false }, at)
  if (value === null && schema.nullable) return []
  if (schema.anyOf) {
    const tries = schema.anyOf.map((one) => faultsOf(value, one, at))
    return tries.some((faults) => faults.length === 0)
      ? []
      : tries.toSorted((a, b) => a.length - b.length)[0]!
  }
  if (schema.enum && !schema.enum.includes(value))
    return [`${at}: ${JSON.stringify(value)} is none of its words`]
  switch (schema.type) {
    case 'object':
      return objectFaults(value, schema, at)
    case 'array':
      return Array.isArray(value)
        ? value.flatMap((one, index) => faultsOf(one, schema.items ?? {}, `${at}[${index}]`))
        : [`${at}: no list`]
    case 'string':
      if (typeof value !== 'string') return [`${at}: no text`]
      return schema.maxLength !== undefined && value.length > schema.maxLength ? [`${at}: too long`] : []
    case 'integer':
      return Number.isInteger(value) ? [] : [`${at}: no whole number`]
    case 'number':
      return typeof value === 'number' ? [] : [`${at}: no number`]
    case 'boolean':
      return typeof value === 'boolean' ? [] : [`${at}: neither true nor false`]
    default:
      return []
  }
}

function objectFaults(value: unknown, schema: Schema, at: string): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at}: no object`]
  const { properties = {}, required = [], additionalProperties } = schema
  const faults = required.filter((name) => !(name in value)).map((name) => `${at}.${name}: missing`)
  for (const [name, inner] of Object.entries(value)) {
    const known = properties[name]
    if (known) faults.push(...faultsOf(inner, known, `${at}.${name}`))
    else if (additionalProperties === false) faults.push(`${at}.${name}: unknown`)
    else if (typeof additionalProperties === 'object')
      faults.push(...faultsOf(inner, additionalProperties, `${at}.${name}`))
  }
  return faults
}

export const resolved = (schema: Schema): Schema =>
  schema.$ref ? schemaOf(schema.$ref.split('/').at(-1)!) : schema

/** The smallest value of the shape: what is needed, as empty as it may be. */
export function blankOf(given: Schema): unknown {
  if (given.nullable) return null
  const schema = resolved(given)
  if (schema.nullable) return null
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return blankOf(schema.anyOf[0]!)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, blankOf(schema.properties?.[name] ?? {})]),
      )
    case 'array':
      return []
    case 'integer':
    case 'number':
      return 0
    case 'boolean':
      return false
    default:
      return ''
  }
}

/** "line_items[0][price]=x" as an object, with numbers and truth values where the shape wants them. */
export function decodeForm(text: string, schema: Schema): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[')
    let node = root
    for (const part of path.slice(0, -1)) node = (node[part] ??= {}) as Record<string, unknown>
    node[path.at(-1)!] = value
  }
  return cast(root, schema) as Record<string, unknown>
}

function cast(value: unknown, given: Schema): unknown {
  const schema = resolved(given)
  if (schema.anyOf) {
    const tries = schema.anyOf.map((one) => cast(value, one))
    return tries.find((one, index) => faultsOf(one, schema.anyOf![index]!).length === 0) ?? value
  }
  if (typeof value === 'object' && value !== null) {
    if (schema.type === 'array') return Object.values(value).map((one) => cast(one, schema.items ?? {}))
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, cast(inner, schema.properties?.[name] ?? {})]),
    )
  }
  if (schema.type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  const isNumeric = schema.type === 'integer' || schema.type === 'number'
  return isNumeric && typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value
}
