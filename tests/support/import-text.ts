import type { Db } from '#app/db/open.server.ts'
import { readImport } from '#app/domain/recipe/import-recipes.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { type ImportResult, importRecipes } from '#app/features/recipes/saved/import-recipes.server.ts'
import { withoutPictures } from '#app/features/recipes/saved/read-import.server.ts'

const silent = () => {}
const log = { debug: silent, info: silent, warn: silent, error: silent }
const nowhere = () => Promise.reject(new Error('Text has no pictures'))
const files = { put: nowhere, get: nowhere, delete: nowhere }

/** Imports pasted text, as a member does on the import page. */
export const importText = async (db: Db, member: Member, text: string, now: Date): Promise<ImportResult> =>
  importRecipes({ db, files, log }, member, withoutPictures(readImport(text)), {
    now,
    signal: new AbortController().signal,
  })
