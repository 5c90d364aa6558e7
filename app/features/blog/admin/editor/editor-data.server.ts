import { asc, eq } from 'drizzle-orm'
import { isId, newId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { blogAuthors, blogPosts, staffUsers } from '#app/db/schema/index.ts'
import { answerAsWritten, NEW_POST, type PostFields } from '#app/domain/blog/post-fields.ts'
import { peopleToHandTo } from '#app/features/blog/admin/posts/hand-over.server.ts'
import { writesEverything } from '#app/features/blog/admin/posts/own-posts.server.ts'
import { findWholeVersion } from '#app/features/blog/admin/posts/post-versions.server.ts'
import { listTags } from '#app/features/blog/public/tags.server.ts'
import { findPostById } from '#app/features/blog/public/posts.server.ts'
import { type Autosave, findAutosaves, listNewAutosaves } from './autosaves.server.ts'
import { categoryChoices } from '#app/features/blog/admin/taxonomies/category-choices.server.ts'
import type { EditorData, Offer } from './editor-data.ts'
import type { KeptDraft } from './local-drafts.ts'
import { previewArticle } from './preview-article.server.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'

/**
 * All the editor shows of a post that is there; null where there is none. With `restoring` it is filled with that
 * version of it, if that is still kept.
 */
export async function editorOfPost(
  db: Db,
  writer: Writer,
  id: string,
  { origin, restoring }: { origin: string; restoring: number | null },
): Promise<EditorData | null> {
  const post = await findPostById(db, id)
  if (!post) return null
  const [row] = await db
    .select({
      version: blogPosts.version,
      publishOn: blogPosts.publishOn,
      previewHash: blogPosts.previewHash,
      submittedAt: blogPosts.submittedAt,
      stagedVersion: blogPosts.stagedVersion,
      writtenBy: blogPosts.writtenBy,
    })
    .from(blogPosts)
    .where(eq(blogPosts.id, id))
  const kept = (version: number | null | undefined) => (version ? findWholeVersion(db, id, version) : null)
  const [staged, restored] = await Promise.all([kept(row?.stagedVersion), kept(restoring)])
  const fields = inEditor(staged?.fields ?? post, origin)
  return {
    ...(await around(db, fields)),
    id,
    isNew: false,
    version: row?.version ?? 1,
    status: post.status,
    publishOn: row?.publishOn ?? null,
    publishedAt: post.publishedAt,
    updatedAt: post.updatedAt,
    hasPreviewLink: Boolean(row?.previewHash),
    writtenBy: row?.writtenBy ?? null,
    people: await peopleToHandTo(db),
    mayPublish: writesEverything(writer),
    submittedAt: row?.submittedAt ?? null,
    staged: staged && { savedAt: staged.savedAt, savedBy: await nameOf(db, staged.savedBy) },
    // The address stays: readers may know it, and old ones lead to it.
    restored: restored && {
      version: restored.version,
      savedAt: restored.savedAt,
      fields: {
        ...inEditor(restored.fields, origin),
        slug: fields.slug,
        redirectFrom: fields.redirectFrom,
      },
    },
    origin,
    fields,
    kept: (await findAutosaves(db, writer, id)).map(keptOf),
    isContinued: false,
    offers: [],
  }
}

/** The editor of a new post; with the id of one begun earlier, it goes on with that. */
export async function editorOfNewPost(
  db: Db,
  writer: Writer,
  { continued: asked, origin }: { continued: string | null; origin: string },
): Promise<EditorData> {
  const continued = asked !== null && isId(asked) ? asked : null
  const kept = continued ? await findAutosaves(db, writer, `new:${continued}`) : []
  return {
    ...(await around(db, kept[0]?.fields ?? NEW_POST)),
    id: continued ?? newId(),
    isNew: true,
    version: 0,
    status: 'draft',
    publishOn: null,
    publishedAt: null,
    updatedAt: null,
    hasPreviewLink: false,
    writtenBy: null,
    people: [],
    mayPublish: writesEverything(writer),
    submittedAt: null,
    staged: null,
    restored: null,
    origin,
    fields: NEW_POST,
    kept: kept.map(keptOf),
    isContinued: continued !== null,
    offers: continued ? [] : (await listNewAutosaves(db, writer)).map(offerOf),
  }
}

const TAGS_OFFERED = 300

async function around(db: Db, { content, contentFormat }: PostFields) {
  const [authors, categories, tags, preview] = await Promise.all([
    db
      .select({ id: blogAuthors.id, name: blogAuthors.name })
      .from(blogAuthors)
      .orderBy(asc(blogAuthors.name)),
    categoryChoices(db),
    listTags(db),
    previewArticle(db, { content, contentFormat }),
  ])
  return { authors, categories, tags: tags.slice(0, TAGS_OFFERED).map(({ name }) => name), preview }
}

/** Fields as the editor shows them: whole addresses, answers as they were typed. */
function inEditor(post: PostFields & Record<string, unknown>, origin: string): PostFields {
  return Object.assign({}, NEW_POST, pick(post), {
    featuredImageUrl: post.featuredImageUrl && wholeAddress(post.featuredImageUrl, origin),
    socialImageUrl: post.socialImageUrl && wholeAddress(post.socialImageUrl, origin),
    faqs: post.faqs.map(({ question, answer }) => ({ question, answer: answerAsWritten(answer) })),
  })
}

async function nameOf(db: Db, staffId: string | null): Promise<string> {
  if (staffId === null) return ''
  const [person] = await db
    .select({ name: staffUsers.name })
    .from(staffUsers)
    .where(eq(staffUsers.id, staffId))
  return person?.name ?? ''
}

function pick(post: PostFields & Record<string, unknown>): PostFields {
  const fields: Record<string, unknown> = {}
  for (const name of Object.keys(NEW_POST)) fields[name] = post[name]
  return fields as PostFields
}

/** Image fields take whole addresses only. */
const wholeAddress = (path: string, origin: string) => (path.startsWith('/') ? origin + path : path)

const keptOf = ({ tabId, fields, baseVersion, savedAt }: Autosave): KeptDraft => ({
  tabId,
  fields,
  baseVersion,
  savedAtMs: savedAt.getTime(),
})

const offerOf = ({ postKey, fields, savedAt }: Autosave): Offer => ({
  id: postKey.slice('new:'.length),
  title: fields.title,
  savedAtMs: savedAt.getTime(),
})
