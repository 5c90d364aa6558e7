import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { cellsOfRouter, type RouteCell } from './route-cells.ts'

const app = join(import.meta.dirname, '..', '..', 'app')
const sourceOf = (file: string) => readFileSync(join(app, file), 'utf8')

/** Names of fields that any form of the product has, read from its schemas. */
const FIELDS: ReadonlySet<string> = new Set(await fieldsOfForms())

async function fieldsOfForms(): Promise<string[]> {
  const files = readdirSync(join(app, 'domain'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?:form|forms|request)\.ts$/.test(file),
  )
  const modules: object[] = await Promise.all(files.map((file) => import(join(app, 'domain', file))))
  const named = modules
    .flatMap((module) => Object.values(module))
    .flatMap((schema: unknown) => shapesIn(schema))
  return [...named.flatMap((shape) => Object.keys(shape)), 'lines', 'text', 'file', 'back', 'today', 'key']
}

function shapesIn(schema: unknown): object[] {
  if (schema instanceof z.ZodObject) return [schema.shape]
  return schema instanceof z.ZodPipe ? [...shapesIn(schema.in), ...shapesIn(schema.out)] : []
}

export type ActionCell = RouteCell & { intents: readonly string[]; ownFields: readonly string[] }

/** Every route with an action; with its intents, and those fields whose names stand in its code or in its forms'. */
export function actionsOfRouter(): ActionCell[] {
  return cellsOfRouter().flatMap((cell) => {
    const own = sourceOf(cell.file)
    if (!/export (?:async )?function action\b/.test(own)) return []
    const imported = [...own.matchAll(/from '#app\/((?:http|domain)\/[\w/.-]+)'/g)].map(([, file]) => file!)
    const texts = [own, ...imported.map(sourceOf)].join('\n')
    const intents = [...texts.matchAll(/case '([a-z-]+)'|intent !?== '([a-z-]+)'/g)].map(
      ([, one, other]) => one ?? other!,
    )
    const words = new Set(texts.match(/\b[a-zA-Z]+\b(?=: |, )/g))
    return [
      { ...cell, intents: [...new Set(intents)], ownFields: [...FIELDS].filter((name) => words.has(name)) },
    ]
  })
}

/** Words that are names of something on every object. */
export const INHERITED_WORDS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'toLocaleString',
  '__defineGetter__',
  '__lookupSetter__',
] as const

const NO_SUCH_ID = '018f0000-0000-7000-8000-000000000000'
const BOUNDARY = '----boundary-of-hostile-bodies-01'
const URLENCODED = 'application/x-www-form-urlencoded'
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

export type HostileBody = {
  title: string
  type: string | null
  body: string
  /** What it must be answered with by whatever reads a form at all. */
  status?: 400 | 413 | 415
}

const many = (count: number, one: (at: number) => string, between = '&') =>
  Array.from({ length: count }, (_, at) => one(at)).join(between)
const part = (name: string, value: string, file = '') =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`

/** Bodies that no form of ours sends. */
export const HOSTILE_BODIES: readonly HostileBody[] = [
  { title: 'nothing', type: null, body: '' },
  { title: 'JSON', type: 'application/json', body: '{"plan":"monthly","intent":"delete"}', status: 415 },
  { title: 'JSON nested 50,000 deep', type: 'application/json', body: '['.repeat(50_000), status: 415 },
  { title: 'text', type: 'text/plain', body: 'intent=delete', status: 415 },
  { title: 'an unknown type', type: 'x/y; charset=utf-99', body: 'a=1', status: 415 },
  { title: 'no type', type: '', body: 'a=1', status: 415 },
  { title: 'multipart without a boundary', type: 'multipart/form-data', body: part('a', '1'), status: 400 },
  { title: 'multipart that is none', type: MULTIPART, body: 'a=1', status: 400 },
  { title: 'multipart that breaks off', type: MULTIPART, body: part('a', '1').slice(0, -4), status: 400 },
  {
    title: 'multipart without names',
    type: MULTIPART,
    body: `--${BOUNDARY}\r\n\r\n1\r\n--${BOUNDARY}--`,
    status: 400,
  },
  { title: '20,000 names', type: URLENCODED, body: many(20_000, (at) => `${at}=`), status: 413 },
  { title: '20,000 ampersands', type: URLENCODED, body: '&'.repeat(20_000), status: 413 },
  { title: '3,000 values', type: URLENCODED, body: many(3000, () => 'ids[]=1'), status: 413 },
  { title: '3,000 parts', type: MULTIPART, body: many(3000, (at) => part(`${at}`, ''), ''), status: 413 },
  {
    title: 'names every object has',
    type: URLENCODED,
    body: INHERITED_WORDS.map((word) => `${word}=${word}&${word}[]=1&intent=${word}`).join('&'),
  },
  { title: 'per cent signs that decode to nothing', type: URLENCODED, body: 'intent=%zz&name=%ff%00&%=%' },
]

const JSON_DEEP = '['.repeat(40_000)
/** What stands in every field of a form at once. */
const HOSTILE_VALUES: readonly (readonly [title: string, value: string])[] = [
  ['an id nothing has', NO_SUCH_ID],
  ['names of every object', '__proto__'],
  ['a constructor', 'constructor'],
  ['a NUL', '\u0000'],
  ['60,000 spaces', `x${' '.repeat(60_000)}x`],
  ['60,000 letters', 'a'.repeat(60_000)],
  ['an absurd number', '1e999'],
  ['deep JSON', JSON_DEEP],
  ['half a character', '\ud800'],
]

/** Fields that forms have, filled with what they do not expect: all with what is short, the action's own with what is long. */
export function* knownFieldsFilled({ ownFields, intents }: ActionCell): Generator<HostileBody> {
  const names = [...FIELDS].flatMap((name) => [name, `${name}[]`]).slice(0, 190)
  for (const intent of ['', ...intents]) {
    for (const [title, value] of HOSTILE_VALUES) {
      const filled = value.length > 1000 ? inThrees(ownFields) : [names]
      for (const some of filled) {
        const form = new URLSearchParams({ intent })
        for (const name of some) form.append(name, value)
        yield { title: `${intent} with ${title} in ${some[0]}`, type: URLENCODED, body: form.toString() }
      }
    }
    const files = names.map((name) => part(name, 'not a text', '; filename="a.txt"')).join('')
    const body = `${part('intent', intent)}${files}--${BOUNDARY}--\r\n`
    yield { title: `${intent} with files for texts`, type: MULTIPART, body }
  }
}

function inThrees(names: readonly string[]): string[][] {
  const count = Math.ceil(names.length / 3)
  return Array.from({ length: count }, (_, at) => names.slice(at * 3, at * 3 + 3))
}
