import { sql } from 'drizzle-orm'
import { customType, index, pgTable } from 'drizzle-orm/pg-core'

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
/** Byte by byte whatever the database's language. */
const plainText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** Every word that shared recipes and articles were written with: a misspelt one is looked up here. By trigger. */
export const searchWords = pgTable('search_words', { word: plainText('word').primaryKey() }, (table) => [
  index('search_words_trigrams_idx').using('gin', sql`${table.word} gin_trgm_ops`),
])
