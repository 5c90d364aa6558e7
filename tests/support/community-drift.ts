import { sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'

/** Every count and copy the feed keeps that does not agree with the rows it is of; empty when all do. */
export async function countsDrift(db: Db): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    with
    shown as (select * from public_recipes where hidden_at is null),
    texts as materialized (
      select post.id, public_recipe_words(post) as words, plain_words(author.display_name) as author
      from public_recipes post join profiles author on author.id = post.shared_by where post.hidden_at is null)
    select 'likes' as what, post.id::text as of from public_recipes post
      where likes_count <> (select count(*) from recipe_likes where public_recipe_id = post.id)
    union all select 'comments', post.id::text from public_recipes post
      where comments_count <> (select count(*) from recipe_comments where public_recipe_id = post.id)
    union all select 'total', '' where (select coalesce(sum(posts_count), 0) from community_totals) <> (select count(*) from shown)
    union all select 'cuisine', cuisine from (select cuisine, count(*) as number from shown group by cuisine) counted
      full join community_cuisines kept using (cuisine) where counted.number is distinct from kept.posts_count
    union all select 'author', user_id::text from (select shared_by as user_id, count(*) as number from shown group by shared_by) counted
      full join community_authors kept using (user_id) where counted.number is distinct from kept.posts_count
    union all select 'search', coalesce(id, public_recipe_id)::text from texts
      full join public_recipe_search on public_recipe_id = id
      where strip(search_vector) is distinct from strip(to_tsvector('english', words || ' ' || author))
    union all select 'word', word from (
      select distinct word from texts, unnest(tsvector_to_array(to_tsvector('simple', words))) word) used
      where length(word) between 3 and 40 and word not in (select word from search_words)
    union all select 'recipe', recipe.id::text from public_recipes post join recipes recipe on recipe.id = post.recipe_id
      where post.cuisine <> recipe.cuisine_type
      or (post.hidden_at is null) <> (recipe.deleted_at is null and recipe.is_hidden is null)`)
  return rows
}
