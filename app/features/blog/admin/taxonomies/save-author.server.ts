import { eq } from 'drizzle-orm'
import { isId, newId } from '#app/db/id.ts'
import { blogAuthors, blogPosts } from '#app/db/schema/index.ts'
import type { AuthorValues } from '#app/domain/blog/taxonomy-forms.ts'
import { AppError } from '#app/domain/errors.ts'
import { cleanHtml } from '#app/features/blog/render-article.server.ts'
import type { Services } from '#app/features/services.ts'
import { binAuthor } from '#app/features/blog/admin/bin/taxonomy-bin.server.ts'
import type { Staff } from '#app/features/staff/staff.ts'
import { blogChanged } from '#app/features/blog/admin/posts/posts-changed.server.ts'
import { answered, asTaxonomyError, ownPicture, slugFor } from './taxonomy-rules.server.ts'
import type { StaffAuthor } from './staff-authors.server.ts'

type Needs = Pick<Services, 'db' | 'now' | 'pages'>

/** create-blog-author. */
export async function createAuthor(
  { db, now, pages }: Needs,
  _staff: Staff,
  values: AuthorValues,
): Promise<StaffAuthor> {
  const at = now()
  const [made] = await db
    .insert(blogAuthors)
    .values({ ...rowOf(values), id: newId(at.getTime()), createdAt: at, updatedAt: at })
    .returning()
    .catch((error: unknown) => {
      throw asTaxonomyError(error, 'author')
    })
  await blogChanged(pages)
  return answered(made)
}

/** update-blog-author. */
export async function updateAuthor(
  { db, now, pages }: Needs,
  _staff: Staff,
  { id, ...values }: AuthorValues & { id: string },
): Promise<StaffAuthor> {
  if (!isId(id)) return answered<StaffAuthor>(undefined)
  const [changed] = await db
    .update(blogAuthors)
    .set({ ...rowOf(values), updatedAt: now() })
    .where(eq(blogAuthors.id, id))
    .returning()
    .catch((error: unknown) => {
      throw asTaxonomyError(error, 'author')
    })
  await blogChanged(pages)
  return answered(changed)
}

/** Puts an author into the bin; the posts go to another one, or stay without. Answers with how many moved. */
export async function deleteAuthor(
  { db, now, pages }: Needs,
  staff: Staff,
  { id, moveTo }: { id: string; moveTo: string | null },
): Promise<{ movedPosts: number }> {
  if (!isId(id)) throw new AppError('not-found', 'This author has been deleted already.')
  if (moveTo === id)
    throw new AppError('invalid-input', 'Choose another author for the posts', { field: 'moveTo' })
  const movedPosts = await db
    .transaction(async (tx) => {
      const moved = await tx
        .update(blogPosts)
        .set({ authorId: moveTo })
        .where(eq(blogPosts.authorId, id))
        .returning({ id: blogPosts.id, deletedAt: blogPosts.deletedAt })
      const [gone] = await tx.delete(blogAuthors).where(eq(blogAuthors.id, id)).returning()
      if (!gone) throw new AppError('not-found', 'This author has been deleted already.')
      const postIds = moved.map((post) => post.id)
      await binAuthor(tx, staff, gone, { postIds, movedTo: moveTo }, now())
      return moved.filter(({ deletedAt }) => deletedAt === null).length
    })
    .catch((error: unknown) => {
      throw asTaxonomyError(error, 'author')
    })
  await blogChanged(pages)
  return { movedPosts }
}

function rowOf({ bio, profilePhotoUrl, ...values }: AuthorValues) {
  return {
    ...values,
    slug: slugFor(values),
    bio: cleanHtml(bio),
    profilePhotoUrl: ownPicture(profilePhotoUrl, 'profilePhotoUrl'),
  }
}
