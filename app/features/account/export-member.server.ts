import { and, asc, getTableColumns, gt, isNotNull } from 'drizzle-orm'
import { makeZip } from 'client-zip'
import type { Db, Tx } from '#app/db/open.server.ts'
import { pictureKeyOf } from '#app/features/pictures/picture-address.ts'
import type { Services } from '#app/features/services.ts'
import { MEMBER_DATA, NOT_GIVEN } from './member-data/member-data.server.ts'
import type { Member } from './viewer.ts'

type Rows = (typeof MEMBER_DATA)[number]
type Row = Record<string, unknown>
type Packed = {
  name: string
  input: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array> | string
  lastModified: Date
}

const BATCH = 200

/**
 * Everything about the member as one zip, made while it is read: a JSON file per kind of thing, the pictures, and a
 * list of contents. Never holds more than a few hundred rows or a piece of one picture.
 */
export function exportMember(
  services: Pick<Services, 'db' | 'files' | 'log' | 'now'>,
  member: Member,
): ReadableStream<Uint8Array> {
  const reader = makeZip(packed(services, member)).getReader()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    // The packer answers a reader who leaves with the reason it was given; nobody is there to hear it.
    cancel: () => reader.cancel().catch(() => {}),
  })
}

async function* packed(
  { db, files, log, now }: Pick<Services, 'db' | 'files' | 'log' | 'now'>,
  member: Member,
): AsyncGenerator<Packed> {
  const lastModified = now()
  try {
    yield { name: 'contents.txt', input: contents(lastModified), lastModified }
    for (const rows of MEMBER_DATA)
      yield { name: `${rows.name}.json`, input: asJson(eachRow(db, rows, member.id)), lastModified }
    const packedNames = new Set<string>()
    for (const rows of MEMBER_DATA) {
      for await (const address of eachPicture(db, rows, member.id)) {
        const name = address.slice(address.lastIndexOf('/') + 1)
        const key = pictureKeyOf(name)
        const file = key === null || packedNames.has(name) ? null : await files.get(key)
        if (!file) continue
        packedNames.add(name)
        yield { name: `pictures/${name}`, input: file.body, lastModified }
      }
    }
  } catch (error) {
    // The answer is on its way: all that is left is to break it off, so that nobody takes it for whole.
    log.error({ error }, 'a download of everything about a member broke off')
    throw error
  }
}

/** A member's rows of one table, in pages. */
async function* eachRow(
  db: Db | Tx,
  rows: Rows,
  memberId: string,
  isOnlyPictured = false,
): AsyncGenerator<Row> {
  const { table, key, own, without = [], picture } = rows
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([, column]) => !without.includes(column)),
  )
  let after: unknown
  for (;;) {
    const page: Row[] = await db
      .select({ row: columns, key })
      .from(table)
      .where(
        and(
          own(db, memberId),
          after === undefined ? undefined : gt(key, after),
          isOnlyPictured && picture ? isNotNull(picture) : undefined,
        ),
      )
      .orderBy(asc(key))
      .limit(BATCH)
    for (const { row } of page) yield row as Row
    if (page.length < BATCH) return
    after = page.at(-1)?.['key']
  }
}

/** Addresses of the pictures that a member's rows of one table show. */
export async function* eachPicture(db: Db | Tx, rows: Rows, memberId: string): AsyncGenerator<string> {
  const { table, picture } = rows
  if (!picture) return
  const [property] = Object.entries(getTableColumns(table)).find(([, column]) => column === picture) ?? []
  for await (const row of eachRow(db, rows, memberId, true)) {
    const address = property === undefined ? null : row[property]
    if (typeof address === 'string') yield address
  }
}

async function* asJson(rows: AsyncIterable<Row>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let before = '[\n'
  for await (const row of rows) {
    yield encoder.encode(before + JSON.stringify(row))
    before = ',\n'
  }
  yield encoder.encode(before === '[\n' ? '[]\n' : '\n]\n')
}

function contents(at: Date): string {
  const lines = [
    `Everything Mealwright keeps about you, ${at.toISOString().slice(0, 10)}.`,
    '',
    ...MEMBER_DATA.map(({ name, about }) => `${name}.json: ${about}`),
    'pictures/: the pictures made for you',
    '',
    'Not in here:',
    ...NOT_GIVEN.map(({ name, because }) => `${name}: ${because}`),
  ]
  return `${lines.join('\n')}\n`
}
