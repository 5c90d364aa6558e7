import { AppError } from '#app/domain/errors.ts'

type Fetched = 'posts' | 'post' | 'authors' | 'author' | 'categories' | 'category' | 'page'

/** Runs a query; a failure becomes an `AppError` with the sentence to show, and its cause for the log. */
export async function fetched<Value>(what: Fetched, query: () => Promise<Value>): Promise<Value> {
  try {
    return await query()
  } catch (cause) {
    if (cause instanceof AppError) throw cause
    throw new AppError('failed', `Failed to fetch blog ${what}`, { cause })
  }
}
