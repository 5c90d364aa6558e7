import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { isId, newId } from '#app/db/id.ts'
import type { Tx } from '#app/db/open.server.ts'
import { blogCategories, blogPosts } from '#app/db/schema/index.ts'
import type { CategoryValues } from '#app/domain/blog/taxonomy-forms.ts'
import { RESERVED_CATEGORY_SLUGS, reservedSlugMessage } from '#app/domain/blog/blog-slug.ts'
import { AppError } from '#app/domain/errors.ts'
import { renderArticle } from '#app/features/blog/render-article.server.ts'
import type { Services } from '#app/features/services.ts'
import type { Staff } from '#app/features/staff/staff.ts'
import { binCategory } from '#app/features/blog/admin/bin/taxonomy-bin.server.ts'
import { pointRedirects } from '#app/features/blog/admin/posts/point-redirects.server.ts'
import { blogChanged } from '#app/features/blog/admin/posts/posts-changed.server.ts'
import { answered, asTaxonomyError, slugFor } from './taxonomy-rules.server.ts'
import type { StaffCategory } from './staff-categories.server.ts'

type Needs = Pick<Services, 'db' | 'now' | 'pages'>

/** create-blog-category. */
export async function createCategory(
  { db, now, pages }: Needs,
  _staff: Staff,
  values: CategoryValues,
): Promise<StaffCategory> {
  const at = now()
  const made = await db
    .transaction(async (tx) => {
      const row = await rowOf(tx, values)
      const [made] = await tx
        .insert(blogCategories)
        .values({ ...row, id: newId(at.getTime()), createdAt: at, updatedAt: at })
        .returning()
      return made
    })
    .catch((error: unknown) => {
      throw asTaxonomyError(error, 'category')
    })
  await blogChanged(pages)
  return answered(made)
}

/** update-blog-category. Old addresses of its posts lead to the new ones. */
export async function updateCategory(
  { db, now, pages }: Needs,
  _staff: Staff,
  { id, ...values }: CategoryValues & { id: string },
): Promise<StaffCategory> {
  if (!isId(id)) return answered<StaffCategory>(undefined)
  const changed = await db
    .transaction(async (tx) => {
      await refuseLoop(tx, id, values.parentCategoryId)
      const row = await rowOf(tx, values)
      row.featuredPosts.push(...(await featuredInBin(tx, id)))
      const [changed] = await tx
        .update(blogCategories)
        .set({ ...row, updatedAt: now() })
        .where(eq(blogCategories.id, id))
        .returning()
      await pointRedirects(tx, id, row.slug)
      return changed
    })
    .catch((error: unknown) => {
      throw asTaxonomyError(error, 'category')
    })
  await blogChanged(pages)
  return answered(changed)
}

/** Puts a category into the bin. Its posts go to another one or stay without; what lay below it moves up to its parent. */
export async function deleteCategory(
  { db, now, pages }: Needs,
  staff: Staff,
  { id, moveTo }: { id: string; moveTo: string | null },
): Promise<{ movedPosts: number }> {
  if (!isId(id)) throw new AppError('not-found', 'This category has been deleted already.')
  if (moveTo === id)
    throw new AppError('invalid-input', 'Choose another category for the posts', { field: 'moveTo' })
  const movedPosts = await db
    .transaction(async (tx) => {
      const all = await lockAll(tx)
      const gone = all.find((category) => category.id === id)
      if (!gone) throw new AppError('not-found', 'This category has been deleted already.')
      const moved = await tx
        .update(blogPosts)
        .set({ categoryId: moveTo })
        .where(eq(blogPosts.categoryId, id))
        .returning({ id: blogPosts.id, deletedAt: blogPosts.deletedAt })
      const children = await tx
        .update(blogCategories)
        .set({ parentCategoryId: gone.parentCategoryId })
        .where(eq(blogCategories.parentCategoryId, id))
        .returning({ id: blogCategories.id })
      const [row] = await tx.delete(blogCategories).where(eq(blogCategories.id, id)).returning()
      if (row) {
        const childIds = children.map((child) => child.id)
        const postIds = moved.map((post) => post.id)
        await binCategory(tx, staff, row, { postIds, movedTo: moveTo, childIds }, now())
      }
      if (moved.length > 0) {
        const target = all.find((category) => category.id === moveTo)
        await pointRedirects(tx, moveTo, target?.slug ?? 'uncategorized')
      }
      return moved.filter(({ deletedAt }) => deletedAt === null).length
    })
    .catch((error: unknown) => {
      throw asTaxonomyError(error, 'category')
    })
  await blogChanged(pages)
  return { movedPosts }
}

type Lineage = { id: string; name: string; slug: string; parentCategoryId: string | null }

/** Locks all categories, so that concurrent moves are serialised. */
async function lockAll(tx: Tx): Promise<Lineage[]> {
  return tx
    .select({
      id: blogCategories.id,
      name: blogCategories.name,
      slug: blogCategories.slug,
      parentCategoryId: blogCategories.parentCategoryId,
    })
    .from(blogCategories)
    .orderBy(asc(blogCategories.id))
    .for('update')
}

/** Refuses a parent that is the category itself or below it. */
async function refuseLoop(tx: Tx, id: string, parentId: string | null): Promise<void> {
  if (parentId === id)
    throw new AppError('invalid-input', 'A category cannot be its own parent', { field: 'parentCategoryId' })
  const parentOf = new Map((await lockAll(tx)).map((each) => [each.id, each.parentCategoryId]))
  const seen = new Set<string>()
  for (let up = parentId; up !== null && !seen.has(up); up = parentOf.get(up) ?? null) {
    if (up === id)
      throw new AppError('invalid-input', 'This parent lies below the category itself', {
        field: 'parentCategoryId',
      })
    seen.add(up)
  }
}

async function rowOf(tx: Tx, values: CategoryValues) {
  const slug = slugFor(values)
  // A name alone can make one too.
  if (RESERVED_CATEGORY_SLUGS.includes(slug))
    throw new AppError('invalid-input', reservedSlugMessage(slug), { field: 'slug' })
  return {
    ...values,
    slug,
    pillarHtml: renderArticle(values.pillarContent, formatOf(values.pillarContent)).html,
    featuredPosts: await existing(tx, values.featuredPosts),
  }
}

/** A text with a block of HTML is HTML, any other Markdown. */
function formatOf(source: string): 'html' | 'markdown' {
  return /^\s*<[a-z][^>]*>/i.test(source) ? 'html' : 'markdown'
}

async function existing(tx: Tx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await tx
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(and(inArray(blogPosts.id, [...ids]), isNull(blogPosts.deletedAt)))
  const known = new Set(found.map(({ id }) => id))
  return ids.filter((id) => known.has(id))
}

/** Featured posts in the bin stay stored, though the form does not show them: restored, they are featured again. */
async function featuredInBin(tx: Tx, categoryId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, categoryId))
    .where(and(isNotNull(blogPosts.deletedAt), sql`${blogPosts.id} = any(${blogCategories.featuredPosts})`))
  return rows.map(({ id }) => id)
}
