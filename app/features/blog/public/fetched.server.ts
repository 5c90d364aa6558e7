import { AppError } from '#app/domain/errors.ts'

type Fetched = 'posts' | 'post' | 'authors' | 'author' | 'categories' | 'category' | 'page'

/** Runs a query of the blog; where it fails, readers hear what could not be had and the cause goes with it. */
export async function fetched<Value>(what: Fetched, query: () => Promise<Value>): Promise<Value> {
  try {
    return await query()
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('failed', `Failed to fetch blog ${what}`, { cause })
  }
}
