import type pg from 'pg'
import type { Database } from '#app/db/open.server.ts'
import { unhurried } from '#app/db/unhurried.ts'
import { columnsOf } from '#app/features/recipes/recipes.server.ts'
import { sampleRecipes } from './sample-recipes.server.ts'

/**
 * Fills a database with a community of any size: members, recipes shared by them, likes, bookmarks and comments, few
 * posts with very many and most with few. For measuring, and for looking at a feed that is full.
 *
 * The rows are made in the database, ten thousand posts at a time, from recipes of the kitchen whose titles, tags,
 * times and authors are combined anew; what triggers would count row by row is counted at the end. The same number
 * gives the same feed.
 */
export type SeedOptions = {
  posts: number
  /** The moment the newest post was shared. */
  now: Date
  report(line: string): void
}

const BATCH = 10_000
const MOST_BASES = 1200
const DAYS = 1000

const TABLES = [
  'users',
  'profiles',
  'recipes',
  'public_recipes',
  'recipe_likes',
  'recipe_favorites',
  'recipe_comments',
  'public_recipe_search',
] as const

export async function seedCommunity(database: Database, { posts, now, report }: SeedOptions): Promise<void> {
  const client = await database.pool.connect()
  try {
    const { rows } = await client.query('select 1 from public_recipes limit 1')
    if (rows.length > 0) throw new Error('There are shared recipes already: seed a database without any.')
    await client.query('set statement_timeout = 0')
    const withoutTriggers = await suspendTriggers(client)
    const members = Math.max(20, Math.round(posts / 50))
    await prepare(client, { posts, members, now })
    const indexes = await dropIndexes(client)
    await client.query(`set gin_pending_list_limit = '256MB'; set maintenance_work_mem = '256MB'`)
    await client.query(`alter index ${WORDS_INDEX} set (fastupdate = on)`)
    for (let from = 0; from < posts; from += BATCH) {
      await addPosts(client, from, Math.min(from + BATCH, posts))
      report(`${Math.min(from + BATCH, posts)} posts`)
    }
    for (const definition of indexes) await client.query(unhurried(definition))
    await client.query(`alter index ${WORDS_INDEX} set (fastupdate = off)`)
    report('indexes made')
    await count(client)
    await withoutTriggers.end()
    report('counted')
    for (const table of [...TABLES, 'search_words', 'community_authors', 'community_cuisines'])
      await client.query(unhurried(`vacuum (analyze) ${table}`))
    report(`${posts} posts by ${members} members`)
  } finally {
    // Its settings and temporary tables go with the connection.
    client.release(true)
  }
}

/** Not to fire for every row: a superuser says so for the session, an owner for the tables. */
async function suspendTriggers(client: pg.PoolClient): Promise<{ end(): Promise<void> }> {
  try {
    await client.query('set session_replication_role = replica')
    return { end: async () => void (await client.query('reset session_replication_role')) }
  } catch {
    const each = async (verb: string) => {
      for (const table of TABLES) await client.query(`alter table ${table} ${verb} trigger user`)
    }
    await each('disable')
    return { end: () => each('enable') }
  }
}

/** Temporary tables and functions that the rows are made from. */
async function prepare(
  client: pg.PoolClient,
  { posts, members, now }: { posts: number; members: number; now: Date },
): Promise<void> {
  const bases = sampleRecipes(Math.min(MOST_BASES, Math.max(60, Math.round(posts / 10))), 1)
  await client.query(`
    create temp table seed_plan as select ${posts}::bigint posts, ${members}::bigint members,
      ${now.getTime()}::bigint ends_ms, ${DAYS * 86_400_000}::bigint span_ms, ${bases.length}::int bases;
    create temp table seed_bases as select 0 as place, null::tsvector as words, name, description, cooking_time,
      cooking_time_min, difficulty, cuisine_type, servings, ingredients, instructions, nutrition, dish_template, plate_url,
      written_by from recipes with no data;
    -- Between 0 and 1, the same for the same words.
    create function pg_temp.chance(what text, nth bigint) returns float8 language sql immutable as $$
      select ('x' || substr(md5(what || nth), 1, 8))::bit(32)::bigint / 4294967296.0 $$;
    create function pg_temp.id_of(what text, nth bigint, at_ms bigint) returns uuid language sql immutable as $$
      select overlay(overlay(overlay(md5(what || nth) placing lpad(to_hex(at_ms), 12, '0') from 1) placing '7' from 13)
        placing '8' from 17)::uuid $$;
    create function pg_temp.time_of(at_ms bigint) returns timestamptz language sql immutable as $$
      select timestamptz 'epoch' + at_ms * interval '1 millisecond' $$;
    create function pg_temp.member_of(nth bigint) returns uuid language sql immutable as $$
      select pg_temp.id_of('member', nth, ${now.getTime() - DAYS * 86_400_000}) $$;
    create function pg_temp.one_of(words text[], what text, nth bigint) returns text language sql immutable as $$
      select words[1 + floor(pg_temp.chance(what, nth) * array_length(words, 1))::int] $$;
    create function pg_temp.name_of(nth bigint) returns text language sql immutable as $$
      select initcap(string_agg(pg_temp.one_of(array['ba','bel','cor','dan','den','fa','fer','gal','hol','jor','ka',
        'lan','lor','ma','mel','nor','pa','ren','ro','sal','ten','tor','va','ver','win','yor','zel'],
        'syllable' || step, nth), '')) from generate_series(1, 3) step $$`)
  for (const [place, recipe] of bases.entries()) {
    const columns = columnsOf(recipe)
    const words = [recipe.name, ...recipe.ingredients.map(({ text }) => text)].join(' ')
    await client.query(
      `insert into seed_bases select $1, to_tsvector('english', translate(plain_words($2), '0123456789', '')), name, description, cooking_time, cooking_time_min,
        difficulty, cuisine_type, servings, ingredients, instructions, nutrition, dish_template, plate_url, written_by
        from jsonb_populate_record(null::recipes, $3)`,
      [place, words, inSnakeCase({ ...columns, nutrition: { ...columns.nutrition, counted: [] } })],
    )
  }
  await client.query('analyze seed_bases')
  for (let from = 0; from < members; from += BATCH)
    await client.query(
      unhurried(`
      with made as (
        select nth, pg_temp.member_of(nth) id, lower(pg_temp.name_of(nth)) || nth as name
        from generate_series(${from}::bigint, ${Math.min(from + BATCH, members) - 1}) nth),
      known as (insert into users (id, name, email) select id, '', name || '@seed.example' from made)
      insert into profiles (id, email, display_name, subscription)
        select id, name || '@seed.example', name, 'premium' from made`),
    )
}

const inSnakeCase = (columns: object) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]) => [
      name.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`),
      value,
    ]),
  )

/**
 * Indexes that are no constraints are made anew when the rows are there. Not the one of the words: making it at once
 * takes longer than the embedded engine may keep silent, so it grows batch by batch.
 */
const WORDS_INDEX = 'public_recipe_search_idx'
async function dropIndexes(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any ($1::regclass[]) and not indisunique and indexrelid <> $2::regclass`,
    [TABLES, WORDS_INDEX],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

const ADJECTIVES = `array['Crisp','Smoky','Quick','Lazy','Sunday','Weeknight','Golden','Rustic','Hearty','Light','Spicy',
  'Creamy','Zesty','Old-fashioned','Festive','Garden','Harvest','Winter','Summer','Spring','Autumn','Midnight','Cosy',
  'Bright','Tangy','Sticky','Velvety','Charred','Fragrant','Everyday']`
const TAGS = `array['quick','family','budget','one pot','comfort food','high protein','meal prep','party','leftovers',
  'freezer friendly','five ingredients','healthy','student','picnic','date night']`
const REMARKS = `array['Made it twice this week already.','Lovely, but I used half the salt.','The children finished it.',
  'Took me ten minutes longer than it says.','Works with what is in the freezer, too.','A new favourite here.',
  'Too sweet for me.','Next time with more lemon.','Perfect for a rainy evening.','Could you say how to reheat it?']`

/**
 * A few posts have very many likes, most have some: the wanted mean over the square root of chance, no more than
 * there are members, who follow each other by a step that meets everyone once.
 */
const marked = (what: string, mean: number) => `
  select post.id, post.nth, post.at_ms, turn,
    pg_temp.member_of((floor(pg_temp.chance('${what} from', post.nth) * members)::bigint + turn * 7919) % members) as user_id
  from fresh post, seed_plan, lateral generate_series(1, least(members / 2,
    floor(${mean / 2} / sqrt(0.000001 + pg_temp.chance('${what}', post.nth)))::bigint)) turn`

async function addPosts(client: pg.PoolClient, from: number, to: number): Promise<void> {
  await client.query('begin')
  await client.query(
    unhurried(`
    create temp table fresh on commit drop as
    select nth, at_ms, pg_temp.id_of('post', nth, at_ms) as id, pg_temp.id_of('recipe', nth, at_ms) as recipe_id,
      pg_temp.member_of(floor(members * power(pg_temp.chance('author', nth), 3))::bigint) as author,
      place,
      pg_temp.one_of(${ADJECTIVES}, 'adjective', nth) || ' ' || name
        || case when pg_temp.chance('named', nth) < 0.5 then ' from ' || pg_temp.name_of(nth) else '' end as title,
      array(select distinct pg_temp.one_of(${TAGS}, 'tag' || k, nth)
        from generate_series(1, (pg_temp.chance('tags', nth) * 5)::int) k) as tags
    from (select nth, ends_ms - span_ms + (nth + 1) * span_ms / posts as at_ms, members,
        floor(bases * power(pg_temp.chance('base', nth), 1.5))::int as place
      from seed_plan, generate_series(${from}::bigint, ${to - 1}) nth) made
    join seed_bases using (place);
    analyze fresh`),
  )
  await client.query(
    unhurried(`
    insert into recipes (id, user_id, name, description, cooking_time, cooking_time_min, difficulty, cuisine_type,
      servings, ingredients, instructions, nutrition, dish_template, plate_url, written_by, is_public, shared_at, created_at)
    select recipe_id, author, name, description, cooking_time, cooking_time_min, difficulty, cuisine_type, servings,
      ingredients, instructions, nutrition, dish_template, plate_url, written_by, true, pg_temp.time_of(at_ms),
      pg_temp.time_of(at_ms) from fresh join seed_bases using (place) order by nth`),
  )
  await client.query(
    unhurried(`
    insert into recipe_likes (public_recipe_id, user_id, created_at)
      select id, user_id, pg_temp.time_of(at_ms + turn * 60000) from (${marked('like', 2.5)}) made;
    insert into recipe_favorites (public_recipe_id, user_id, created_at)
      select id, user_id, pg_temp.time_of(at_ms + turn * 60000) from (${marked('favorite', 1)}) made;
    insert into recipe_comments (id, public_recipe_id, user_id, content, idempotency_key, created_at)
      select pg_temp.id_of('comment' || turn, nth, at_ms + turn * 3600000), id, user_id,
        pg_temp.one_of(${REMARKS}, 'remark' || turn, nth), 'seed ' || nth || ' ' || turn,
        pg_temp.time_of(at_ms + turn * 3600000) from (${marked('comment', 1)}) made;
    insert into public_recipes (id, recipe_id, shared_by, title, tags, cuisine, likes_count, comments_count, created_at)
      select id, recipe_id, author, title, tags, cuisine_type,
        (select count(*) from recipe_likes likes where likes.public_recipe_id = fresh.id),
        floor(0.5 / sqrt(0.000001 + pg_temp.chance('comment', nth))), pg_temp.time_of(at_ms) from fresh join seed_bases using (place) order by nth;
    update public_recipes post set comments_count = least(comments_count, members / 2) from seed_plan, fresh
      where post.id = fresh.id and comments_count > members / 2;
    insert into public_recipe_search (public_recipe_id, search_vector)
      select fresh.id, words || to_tsvector('english', plain_words(
        translate(title || ' ' || array_to_string(tags, ' '), '0123456789', '') || ' ' || display_name))
      from fresh join seed_bases using (place) join profiles on profiles.id = author order by nth;
    select gin_clean_pending_list('${WORDS_INDEX}')`),
  )
  await client.query('commit')
}

/** What triggers count row by row otherwise. */
async function count(client: pg.PoolClient): Promise<void> {
  await client.query(
    unhurried(`
    insert into community_totals (id, posts_count) select 1, posts from seed_plan
      on conflict (id) do update set posts_count = excluded.posts_count;
    insert into community_cuisines (cuisine, posts_count)
      select cuisine, count(*) from public_recipes group by cuisine;
    insert into community_authors (user_id, posts_count)
      select shared_by, count(*) from public_recipes group by shared_by;
    select learn_search_words(plain_words(string_agg(distinct title, ' '))) from public_recipes;
    select learn_search_words(plain_words(string_agg(line ->> 'text', ' ')))
      from seed_bases, jsonb_array_elements(ingredients) line;
    select learn_search_words(array_to_string(${TAGS}, ' '))`),
  )
}
