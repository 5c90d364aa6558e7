import type { ReadExport } from '#app/domain/blog/moving/read-export.ts'
import type { ImportedRecipe } from '#app/domain/recipe/imported-recipe.ts'
import type { ReadFile } from '#app/domain/recipe/read-import-file.ts'

/** What can be read, by kind: the input for it and the result. */
export type Readings = {
  /** Recipes pasted as text. */
  text: { given: { text: string }; read: ImportedRecipe[] }
  /** Recipes on a web page. */
  page: { given: { text: string }; read: ImportedRecipe[] }
  /** Recipes in a file of any kind. */
  file: { given: { bytes: Uint8Array; name: string }; read: ReadFile }
  /** The photo that a program embedded in a recipe; null if there is none. */
  photo: { given: { bytes: Uint8Array }; read: Uint8Array | null }
  /** A blog exported from another program. */
  blog: { given: { bytes: Uint8Array; site: string | null }; read: ReadExport }
}

/** Reads input from outside in a separate process, so that it cannot hold up the process that serves requests. */
export type Reader = {
  /** Throws `AppError` for input that cannot be read or takes too much time or memory. */
  read<Kind extends keyof Readings>(
    kind: Kind,
    given: Readings[Kind]['given'],
    signal?: AbortSignal,
  ): Promise<Readings[Kind]['read']>
  /** Starts a process in advance, for example when somebody opens the import page. */
  warm(): void
  close(): Promise<void>
}

export type ReaderTask = {
  [Kind in keyof Readings]: { kind: Kind; given: Readings[Kind]['given'] }
}[keyof Readings]
