import { blogSettings } from '#app/db/schema/index.ts'
import type { BlogSettings } from '#app/features/blog/blog-types.ts'
import type { Services } from '#app/features/services.ts'
import type { Owner } from '#app/features/staff/staff.ts'
import { blogChanged } from '#app/features/blog/admin/posts/posts-changed.server.ts'

/** Saves title and SEO texts of the blog's home. */
export async function saveBlogSettings(
  { db, now, pages }: Pick<Services, 'db' | 'now' | 'pages'>,
  _owner: Owner,
  values: BlogSettings,
): Promise<void> {
  const row = { ...values, updatedAt: now() }
  await db
    .insert(blogSettings)
    .values({ page: 'blog', ...row })
    .onConflictDoUpdate({ target: blogSettings.page, set: row })
  await blogChanged(pages)
}
