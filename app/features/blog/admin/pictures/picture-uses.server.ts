import { sql } from 'drizzle-orm'
import { isId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { writesEverything } from '#app/features/blog/admin/posts/own-posts.server.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'
import type { PictureUses } from './picture-uses.ts'

const MOST_PICTURES = 24
const MOST_NAMED = 10

/**
 * Which posts show these pictures, in their text, as their picture or in changes that are not public yet. Writers are told
 * how many and not which: the others' posts are not theirs to see. Texts are read through for it, so it is asked apart
 * from the list.
 */
export async function picturesUses(
  db: Db,
  writer: Writer,
  given: readonly string[],
): Promise<Record<string, PictureUses>> {
  const ids = given.filter(isId).slice(0, MOST_PICTURES)
  const uses = Object.fromEntries(ids.map((id): [string, PictureUses] => [id, { count: 0, posts: [] }]))
  if (ids.length === 0) return uses
  const patterns = `{${ids.map((id) => `%/blog-pictures/${id}%`).join(',')}}`
  const { rows } = await db.execute<{ id: string; title: string; pictures: string[] }>(sql`
    select post.id::text as id, post.title, array_agg(distinct found.picture[1]) as pictures
    from blog_posts post
    left join blog_post_versions staged on staged.post_id = post.id and staged.version = post.staged_version
    cross join lateral (select concat_ws(' ', post.content_html, post.featured_image_url, post.social_image_url,
      staged.fields::text) as words) shown
    cross join lateral regexp_matches(shown.words, '/blog-pictures/([0-9a-f-]{36})', 'g') as found(picture)
    where post.deleted_at is null and shown.words like any(${patterns}::text[])
      and found.picture[1] in ${ids}
    group by post.id, post.title order by post.title, post.id`)
  for (const { id, title, pictures } of rows)
    for (const picture of pictures) {
      const known = uses[picture]
      if (!known) continue
      known.count++
      if (writesEverything(writer) && known.posts.length < MOST_NAMED) known.posts.push({ id, title })
    }
  return uses
}
