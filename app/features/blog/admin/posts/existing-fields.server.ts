import { eq } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'
import { blogAuthors, blogCategories } from '#app/db/schema/index.ts'
import type { PostFields } from '#app/domain/blog/post-fields.ts'

/** An author or a category that has been deleted meanwhile is left out. */
export async function withWhatIsThere(tx: Tx, fields: PostFields): Promise<PostFields> {
  const { authorId, categoryId } = fields
  const hasAuthor = authorId !== null && (await tx.$count(blogAuthors, eq(blogAuthors.id, authorId))) > 0
  const hasCategory =
    categoryId !== null && (await tx.$count(blogCategories, eq(blogCategories.id, categoryId))) > 0
  return {
    ...fields,
    authorId: hasAuthor ? authorId : null,
    categoryId: hasCategory ? categoryId : null,
  }
}
