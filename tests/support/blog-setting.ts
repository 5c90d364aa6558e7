import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { StaffRank } from '#app/domain/staff/ranks.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'
import { makeStaff, openBlogEditor } from '#tests/support/blog-editor.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'

type BlogSetting<Name extends string> = {
  database: TestDatabase
  blogEditor: ReturnType<typeof openBlogEditor>
} & Record<Name, Writer>

/** For the tests of a file: a database, emptied before each, an editor to write at, and staff of these names and ranks. */
export function blogSetting<Name extends string>(
  people: Readonly<Record<Name, StaffRank>>,
): BlogSetting<Name> {
  const setting: Record<string, unknown> = {}
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase()
    setting['database'] = database
  })
  beforeEach(async () => {
    await database.reset()
    setting['blogEditor'] = openBlogEditor(database.db)
    for (const [name, rank] of Object.entries<StaffRank>(people))
      setting[name] = await makeStaff(database.db, name[0]!.toUpperCase() + name.slice(1), rank)
  })
  afterAll(() => database.close())
  return setting as BlogSetting<Name>
}
