import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { COMPILED_BOOK, readDishes } from '#app/cookbook.server.ts'
import { storedDish } from '#app/domain/cookbook/compiled.ts'

/** Reads every dish of the book for the build; a wrong line ends it with its file and line. */
const dishes = readDishes()
mkdirSync(dirname(COMPILED_BOOK), { recursive: true })
writeFileSync(COMPILED_BOOK, JSON.stringify(dishes.map(storedDish)))
