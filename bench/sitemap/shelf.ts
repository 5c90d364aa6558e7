import type pg from 'pg'
import type { Database } from '#app/db/open.server.ts'

const BATCH = 20_000
const MEMBERS = 1000

/**
 * Shared recipes in any number, with what a sitemap reads of them and as wide as real ones lie in their table; without
 * likes, comments and words, which a book has (`seed:community`) and a sitemap does not read.
 */
export async function fillShelf(
  database: Database,
  recipes: number,
  report: (line: string) => void,
): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('set statement_timeout = 0; set session_replication_role = replica')
    await client.query(HELPERS)
    await client.query(`
      insert into users (id, name, email) select pg_temp.id_of('m', nth), '', nth || '@shelf.example'
        from generate_series(1, ${MEMBERS}) nth;
      insert into profiles (id, email, display_name, subscription)
        select pg_temp.id_of('m', nth), nth || '@shelf.example', 'cook ' || nth, 'premium'
        from generate_series(1, ${MEMBERS}) nth`)
    const indexes = await dropIndexes(client)
    for (let from = 1; from <= recipes; from += BATCH)
      await addRecipes(client, from, Math.min(from + BATCH - 1, recipes))
    report(`${recipes} recipes`)
    for (const definition of indexes) await client.query(definition)
    for (const table of ['recipes', 'public_recipes']) await client.query(`vacuum (analyze) ${table}`)
    report('indexes made')
  } finally {
    // Its settings and functions go with the connection.
    client.release(true)
  }
}

/** Takes the oldest from the shelf: in the first file of the sitemap they leave a gap. */
export async function takeOldest(database: Database, recipes: number): Promise<void> {
  const client = await database.pool.connect()
  try {
    // What triggers count was never counted here.
    await client.query('set session_replication_role = replica')
    await client.query(
      'delete from public_recipes where id in (select id from public_recipes order by id limit $1)',
      [recipes],
    )
  } finally {
    client.release(true)
  }
}

/** Ids as the product makes them: by time, one a second. */
const HELPERS = `
  create function pg_temp.id_of(what text, nth bigint) returns uuid language sql immutable as $$
    select overlay(overlay(overlay(md5(what || nth) placing lpad(to_hex(1760000000000 + nth * 1000), 12, '0') from 1)
      placing '7' from 13) placing '8' from 17)::uuid $$;
  create function pg_temp.name_of(nth bigint) returns text language sql immutable as $$
    select (array['Crisp','Smoky','Quick','Sunday','Crème Fraîche','Golden','Rustic','Hearty','Jalapeño','Festive'])[1 + nth % 10]
      || ' ' || (array['Lentil','Spinach','Chicken','Salmon','Tofu','Aubergine','Chickpea'])[1 + nth % 7] || ' & '
      || (array['Rice','Barley','Pasta','Potato','Bean'])[1 + nth % 5] || ' '
      || (array['Stew','Bowl','Salad','Soup','Pie','Curry'])[1 + nth % 6] || ' no. ' || nth $$;
  create function pg_temp.time_of(nth bigint) returns timestamptz language sql immutable as $$
    select timestamptz 'epoch' + (1760000000 + nth) * interval '1 second' $$`

async function addRecipes(client: pg.PoolClient, from: number, to: number): Promise<void> {
  const numbers = `generate_series(${from}::bigint, ${to}::bigint) nth`
  await client.query(`
    insert into recipes (id, user_id, name, description, cooking_time, cooking_time_min, difficulty, cuisine_type,
      servings, ingredients, instructions, nutrition, dish_form, written_by, is_public, shared_at, created_at)
    select pg_temp.id_of('r', nth), pg_temp.id_of('m', 1 + nth % ${MEMBERS}), pg_temp.name_of(nth),
      'A supper for two.', '25 minutes', 25, 'Beginner', 'Any', 2, '[]',
      (select jsonb_agg(md5(nth || ' ' || line)) from generate_series(1, 30) line),
      '{"perServing": {"kcal": 520, "proteinG": 31}}', 'stew', 'Mealwright kitchen', true, pg_temp.time_of(nth),
      pg_temp.time_of(nth) from ${numbers};
    insert into public_recipes (id, recipe_id, shared_by, title, tags, cuisine, created_at, updated_at)
    select pg_temp.id_of('p', nth), pg_temp.id_of('r', nth), pg_temp.id_of('m', 1 + nth % ${MEMBERS}),
      pg_temp.name_of(nth), array['quick', 'family'], 'Any', pg_temp.time_of(nth), pg_temp.time_of(nth) from ${numbers}`)
}

/** Indexes that are no constraints are quicker made when the rows are there. */
async function dropIndexes(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('recipes'::regclass, 'public_recipes'::regclass) and not indisunique`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}
