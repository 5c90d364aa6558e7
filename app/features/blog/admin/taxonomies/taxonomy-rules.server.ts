import { errorFacts } from '#app/db/error-facts.ts'
import { blogSlug } from '#app/domain/blog/blog-slug.ts'
import { AppError } from '#app/domain/errors.ts'
import { isOwnPicturePath } from '#app/domain/blog/article-picture.ts'

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

/** The address part of an author or a category: what was typed, or what its name makes. */
export function slugFor({ slug, name }: { slug: string; name: string }): string {
  const made = slug || blogSlug(name)
  if (made === '')
    throw new AppError('invalid-input', 'Write an address of letters a to z and figures', { field: 'slug' })
  return made
}

/** A picture's address as it is kept: a path of ours, or none. Pages load nothing from elsewhere. */
export function ownPicture(given: string, field: string): string | null {
  if (given === '') return null
  const path = /^https?:\/\//i.test(given) && URL.canParse(given) ? new URL(given).pathname : given
  if (isOwnPicturePath(path)) return path
  throw new AppError(
    'invalid-input',
    'Upload the picture first and use its address: pages show pictures of this site only',
    { field },
  )
}

/** A constraint violation as a message at its field. */
export function asTaxonomyError(error: unknown, what: 'author' | 'category'): unknown {
  const { code } = errorFacts(error)
  if (code === UNIQUE_VIOLATION)
    return new AppError('conflict', `Another ${what} has this address already`, {
      field: 'slug',
      cause: error,
    })
  if (code === FOREIGN_KEY_VIOLATION)
    return new AppError('conflict', 'What you chose has just been deleted. Choose again.', { cause: error })
  return error
}

/** An update that returns no row: the entry was deleted meanwhile. */
export function answered<Row>(row: Row | undefined): Row {
  if (!row) throw new AppError('failed', 'Invalid response from server')
  return row
}
