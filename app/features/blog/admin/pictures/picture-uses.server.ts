import { sql } from 'drizzle-orm'
import { isId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { writesEverything } from '#app/features/blog/admin/posts/own-posts.server.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'
import { NO_USES, type PicturePlace, type PictureUses } from './picture-uses.ts'

const MOST_PICTURES = 24
const MOST_NAMED = 10

/** `usesOfPictures` for the library. Writers are told how many and not which: the others' posts are not theirs to see. */
export async function picturesUses(
  db: Db,
  writer: Writer,
  given: readonly string[],
): Promise<Record<string, PictureUses>> {
  const uses = await usesOfPictures(db, given.slice(0, MOST_PICTURES))
  const isTold = writesEverything(writer)
  return Object.fromEntries([...uses].map(([id, found]) => [id, isTold ? found : { ...found, posts: [] }]))
}

/** `usesOfPictures` for a single one. */
export async function usesOfPicture(db: Db, id: string): Promise<PictureUses> {
  return (await usesOfPictures(db, [id])).get(id) ?? NO_USES
}

/**
 * What shows these pictures: posts in their text, as their picture, where they are shared or in changes that are not public
 * yet, pages, authors, categories and letters, with those in the bin; earlier versions do not count. Texts are read
 * through for it.
 */
async function usesOfPictures(db: Db, given: readonly string[]): Promise<Map<string, PictureUses>> {
  const ids = given.filter(isId)
  const uses = new Map(ids.map((id): [string, PictureUses] => [id, NO_USES]))
  if (ids.length === 0) return uses
  const patterns = `{${ids.map((id) => `%/blog-pictures/${id}%`).join(',')}}`
  const { rows } = await db.execute<{
    place: PicturePlace
    id: string
    title: string
    inBin: boolean
    picture: string
  }>(sql`
    select distinct shown.place, shown.id::text as id, shown.title, shown.in_bin as "inBin",
      found.picture[1] as picture
    from (
      select 'post' as place, post.id, post.title, post.deleted_at is not null as in_bin,
        concat_ws(' ', post.content_html, post.featured_image_url, post.social_image_url,
          staged.fields::text) as words
      from blog_posts post
      left join blog_post_versions staged on staged.post_id = post.id and staged.version = post.staged_version
      union all
      select 'page', page.id, page.title, page.deleted_at is not null, section.content
      from blog_page_sections section join blog_pages page on page.id = section.page_id
      union all
      select 'author', id, name, false, concat_ws(' ', profile_photo_url, bio) from blog_authors
      union all
      select 'category', id, name, false, pillar_html from blog_categories
      union all
      select 'letter', id, subject, false, content from newsletter_letters
      union all
      select kind, id, title, true, data::text from blog_bin where kind in ('author', 'category')
    ) shown
    cross join lateral regexp_matches(shown.words, '/blog-pictures/([0-9a-f-]{36})', 'g') as found(picture)
    where shown.words like any(${patterns}::text[]) and found.picture[1] in ${ids}
    order by shown.title, id`)
  for (const { place, id, title, inBin, picture } of rows) {
    const { count, inBin: before, places, posts } = uses.get(picture) ?? NO_USES
    const isNamed = place === 'post' && !inBin && posts.length < MOST_NAMED
    uses.set(picture, {
      count: count + 1,
      inBin: before + (inBin ? 1 : 0),
      places: { ...places, [place]: (places[place] ?? 0) + 1 },
      posts: isNamed ? [...posts, { id, title }] : posts,
    })
  }
  return uses
}
