import { sql } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'

/** Redirects of posts go to where the posts are now. */
export async function pointRedirects(tx: Tx, categoryId: string | null, slug: string): Promise<void> {
  const isOfCategory =
    categoryId === null ? sql`post.category_id is null` : sql`post.category_id = ${categoryId}`
  await tx.execute(sql`
    update blog_redirects as redirect set to_path = '/blog/' || ${slug}::text || '/' || post.slug
    from blog_posts as post
    where redirect.post_id = post.id and ${isOfCategory}
      and redirect.from_path <> '/blog/' || ${slug}::text || '/' || post.slug`)
  await tx.execute(sql`
    delete from blog_redirects as redirect using blog_posts as post
    where redirect.post_id = post.id and ${isOfCategory}
      and redirect.from_path = '/blog/' || ${slug}::text || '/' || post.slug`)
}
