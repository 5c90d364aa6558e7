import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { dishFrom, type StoredDish } from '#app/domain/cookbook/compiled.ts'
import { type Cookbook, cookbookOf } from '#app/domain/cookbook/cookbook.ts'
import type { Dish } from '#app/domain/cookbook/dish.ts'
import { readDish } from '#app/domain/cookbook/read-dish.ts'
import { COOKBOOK_SOURCES, stampOf } from '#server/build-stamp.ts'
import { sourceFile } from './source-file.server.ts'

/** Written by the build, which takes seconds to read every file of the book. */
export const COMPILED_BOOK = join('build', 'cookbook', 'dishes.json')

let book: Cookbook | null = null

/** The dishes of content/dishes and content/open-dishes, from the build where there is one. Throws an Error that names the file and line at fault. */
export function cookbook(): Cookbook {
  book ??= cookbookOf(compiledDishes() ?? readDishes())
  return book
}

/** Null without a build, and outside production where a source of the build has changed since. */
function compiledDishes(): Dish[] | null {
  try {
    if (!import.meta.env?.PROD && !isCurrent()) return null
    return (JSON.parse(readFileSync(COMPILED_BOOK, 'utf8')) as StoredDish[]).map(dishFrom)
  } catch {
    return null
  }
}

function isCurrent(): boolean {
  const root = dirname(sourceFile('package.json'))
  return readFileSync(join(root, dirname(COMPILED_BOOK), 'stamp'), 'utf8') === stampOf(root, COOKBOOK_SOURCES)
}

/** Every dish, read from its file. Throws an Error that names all files and lines at fault. */
export function readDishes(): Dish[] {
  const faults: string[] = []
  const ids = new Set<string>()
  const dishes = dishFiles().flatMap(({ id, path, text }) => {
    const read = readDish(id, text)
    if (ids.has(id)) faults.push(`${path}: another dish has this file name`)
    ids.add(id)
    faults.push(...read.faults.map(({ line, reason }) => `${path}, line ${line}: ${reason}`))
    return read.dish ?? []
  })
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return dishes
}

/** The files of the book by path, open dishes behind the others. */
export function dishFiles(): { id: string; path: string; text: string }[] {
  return ['dishes/*', 'open-dishes'].flatMap((part) => {
    const folder = sourceFile('content')
    return globSync(`${part}/*.md`, { cwd: folder })
      .toSorted()
      .map((path) => ({
        id: basename(path, '.md'),
        path: `content/${path}`,
        text: readFileSync(join(folder, path), 'utf8'),
      }))
  })
}
