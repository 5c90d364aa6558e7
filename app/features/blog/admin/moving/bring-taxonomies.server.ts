import { eq, or } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import { blogAuthors, blogCategories } from '#app/db/schema/index.ts'
import { RESERVED_CATEGORY_SLUGS } from '#app/domain/blog/blog-slug.ts'
import type { MovedBlog } from '#app/domain/blog/moving/moved-blog.ts'
import { TAXONOMY_LIMITS } from '#app/domain/blog/taxonomy-forms.ts'
import { cleanHtml, renderArticle } from '#app/features/blog/render-article.server.ts'
import type { Filing, ImportNeeds, Keep, Pictures, Report } from './import-run.server.ts'

/** Makes the authors and categories of posts that are not here yet. Those with the same address or e-mail stay as they are. */
export async function bringTaxonomies(
  { db, now }: ImportNeeds,
  blog: MovedBlog,
  pictures: Pictures,
  { report, keep }: { report: Report; keep: Keep },
): Promise<Filing> {
  const filing: Filing = { authors: new Map(), categories: new Map() }
  const at = now()
  for (const { key, name, slug, email, bio, photo, websiteUrl } of blog.authors) {
    if (slug === '') continue
    const [there] = await db
      .select({ id: blogAuthors.id })
      .from(blogAuthors)
      .where(or(eq(blogAuthors.slug, slug), email ? eq(blogAuthors.email, email) : undefined))
    const id = there?.id ?? newId(at.getTime())
    filing.authors.set(key, id)
    if (there) continue
    const profilePhotoUrl = photo ? await pictures.addressOf(photo, name, name) : null
    await db.transaction(async (tx) => {
      await tx.insert(blogAuthors).values({
        id,
        name: name.slice(0, TAXONOMY_LIMITS.name),
        slug: slug.slice(0, TAXONOMY_LIMITS.slug),
        email,
        bio: cleanHtml(bio.slice(0, TAXONOMY_LIMITS.bio)),
        profilePhotoUrl,
        websiteUrl: webAddress(websiteUrl),
        createdAt: at,
        updatedAt: at,
      })
      report.result.made.authors++
      await keep(tx)
    })
  }
  for (const { key, name, slug: given, description, text } of blog.categories) {
    if (given === '' || given === 'uncategorized') continue
    const slug = RESERVED_CATEGORY_SLUGS.includes(given) ? `${given}-posts` : given
    const [there] = await db
      .select({ id: blogCategories.id })
      .from(blogCategories)
      .where(eq(blogCategories.slug, slug))
    const id = there?.id ?? newId(at.getTime())
    filing.categories.set(key, id)
    if (there) continue
    await db.transaction(async (tx) => {
      await tx.insert(blogCategories).values({
        id,
        name: name.slice(0, TAXONOMY_LIMITS.name),
        slug: slug.slice(0, TAXONOMY_LIMITS.slug),
        description: description.replace(/<[^>]*>/g, '').slice(0, TAXONOMY_LIMITS.description),
        pillarContent: text,
        pillarHtml: renderArticle(text, /^\s*</.test(text) ? 'html' : 'markdown').html,
        createdAt: at,
        updatedAt: at,
      })
      report.result.made.categories++
      await keep(tx)
    })
  }
  await setParents(db, blog, filing)
  return filing
}

/** Once all are there: a file lists them in any order. A circle of parents, or oneself as parent, is left out. */
async function setParents(db: ImportNeeds['db'], { categories }: MovedBlog, filing: Filing): Promise<void> {
  const parents = new Map(categories.map(({ key, parentKey }) => [key, parentKey]))
  for (const [key, parentKey] of parents) {
    const id = filing.categories.get(key)
    const parentId = parentKey ? filing.categories.get(parentKey) : undefined
    if (!id || !parentId || !parentKey || leadsTo(parentKey, key, parents)) continue
    await db.update(blogCategories).set({ parentCategoryId: parentId }).where(eq(blogCategories.id, id))
  }
}

function leadsTo(from: string, key: string, parents: ReadonlyMap<string, string | null>): boolean {
  let at: string | null = from
  for (let steps = 0; at !== null; steps++) {
    if (at === key || steps > parents.size) return true
    at = parents.get(at) ?? null
  }
  return false
}

function webAddress(given: string | null): string | null {
  const url = given ? URL.parse(given) : null
  return url && /^https?:$/.test(url.protocol) && !url.username ? url.href : null
}
