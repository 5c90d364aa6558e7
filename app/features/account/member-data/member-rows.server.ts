import { eq, inArray, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '#app/db/open.server.ts'

/** A table that holds rows of members, and which of them are one member's. */
export type MemberRows = {
  /** `recipes` becomes recipes.json. */
  name: string
  /** Said in the download's list of contents. */
  about: string
  table: PgTable
  /** One value per row of a member: rows are read in its order, some hundred at a time. */
  key: PgColumn
  own(db: Db | Tx, memberId: string): SQL
  /** Columns that open something, or that are the machine's own business. */
  without?: readonly PgColumn[]
  /** Holds addresses of kept pictures, which come along. */
  picture?: PgColumn
}

export const ofMember = (column: PgColumn) => (_db: Db | Tx, memberId: string) => eq(column, memberId)

/** Rows that hang on another table's rows: `column` names `parentId`, and `owner` says whose the parent is. */
export const within =
  (column: PgColumn, parent: PgTable, parentId: PgColumn, owner: PgColumn) =>
  (db: Db | Tx, memberId: string) =>
    inArray(column, db.select({ id: parentId }).from(parent).where(eq(owner, memberId)))
