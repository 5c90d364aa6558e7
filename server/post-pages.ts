/**
 * Posts as they were rendered ahead, put together for one reader: the page that React made once, with the views, the
 * related posts and the styles of now. What is not prepared is rendered and kept on the way.
 */
import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { renderToString } from 'react-dom/server'
import { createElement } from 'react'
import { BLOG_PATH } from '#app/domain/blog/blog-paths.ts'
import type { PreparedFacts } from '#app/db/schema/index.ts'
import type { ListedPost } from '#app/features/blog/blog-types.ts'
import { partsOfPost, viewsInWords } from '#app/features/blog/post-parts.ts'
import {
  type AskedPost,
  openPreparedPosts,
  type PreparedPosts,
} from '#app/features/blog/prepared-posts.server.ts'
import { openNewestPosts, relatedPosts } from '#app/features/blog/related-posts.server.ts'
import { RelatedPosts } from '#app/features/blog/related-posts.tsx'
import type { Services } from '#app/features/services.ts'
import { isChangedBy } from '#app/features/site/stored-pages.server.ts'
import type { OpenServices } from '#app/services.server.ts'
import type { GlanceWriter } from './first-glance.ts'
import type { StyleInliner } from './inline-style.ts'
import type { Lifecycle } from './lifecycle.ts'
import { editionOf } from './edition.ts'
import { type FinishedPage, withoutPreloads } from './page-cache.ts'
import { gzipOf, packed, type Piece, pieceOf, plainPieceOf, unpacked } from './packed-page.ts'
import { keepPrepared } from './prepare-ahead.ts'
import { inlineScriptHashes } from './security-headers.ts'
import { classesIn } from './used-style.ts'

export type PostPages = Pick<PreparedPosts, 'missing' | 'dropOthers'> & {
  /** The published post at this path; null for any other path, or where that cannot be found out. */
  find(path: string): Promise<AskedPost | null>
  /** The page of a prepared post; null where nothing was prepared. */
  assemble(post: AskedPost): Promise<FinishedPage | null>
  /** Prepares a post by its page, which was rendered after the post was found. Never rejects: it can be done later. */
  prepare(post: AskedPost, rendered: Response): Promise<void>
  /** Something of the blog has changed. */
  forget(): void
}

type Needs = Pick<Services, 'db' | 'log' | 'site' | 'now'> & {
  inliner: StyleInliner
  glance: GlanceWriter
  /** Where the server's bundle lies. */
  bundleDir: string
}

type Opening = {
  opened: OpenServices
  inliner: StyleInliner
  glance: GlanceWriter
  lifecycle: Lifecycle
  /** Renders a page as it is kept for everybody. */
  renderStored(path: string): Promise<Response>
}

/** The pages of posts, and the work beside the requests that prepares those that are missing. */
export function openPostPages({ opened, inliner, glance, lifecycle, renderStored }: Opening): PostPages {
  const posts = createPostPages({ ...opened.services, inliner, glance, bundleDir: import.meta.dirname })
  const ahead = keepPrepared({
    posts,
    render: renderStored,
    stopping: lifecycle.signal,
    log: opened.services.log,
  })
  opened.pages.subscribe((changed) => {
    if (changed !== null && !isChangedBy(BLOG_PATH, changed)) return
    posts.forget()
    ahead.soon()
  })
  return posts
}

const MOST_KEPT = 500

function createPostPages({ db, log, site, now, inliner, glance, bundleDir }: Needs): PostPages {
  const posts = openPreparedPosts(db, editionOf(bundleDir, site), now)
  const { newest, forget } = openNewestPosts(db)
  const related = new Map<string, Related>()
  const styles = new Map<string, Piece>()

  async function relatedTo(post: AskedPost): Promise<Related> {
    const shown = await relatedPosts(db, post, { log, newest })
    const key = shown.map(({ id }) => id).join()
    const before = related.get(key)
    if (before && before.posts.every((each, index) => each === shown[index])) return before
    const html = renderToString(createElement(RelatedPosts, { posts: shown }))
    return put(related, key, { posts: shown, html, piece: pieceOf(html, 9), styleKey: styleKeyOf(html) })
  }

  async function styleOf(facts: PreparedFacts, pieces: readonly Piece[], { html, styleKey }: Related) {
    const key = `${facts.styleKey} ${styleKey}`
    const before = styles.get(key)
    if (before) return before
    const style = await inliner.styleFor(facts.styleLink, [gunzipSync(gzipOf(pieces)).toString(), html])
    return put(styles, key, pieceOf(style, 9))
  }

  return {
    missing: posts.missing,
    dropOthers: posts.dropOthers,
    forget,
    async find(path) {
      try {
        return await posts.find(path)
      } catch (error) {
        log.warn({ error, path }, 'a prepared post could not be read')
        return null
      }
    },
    async assemble(post) {
      if (!post.prepared) return null
      const { facts } = post.prepared
      const [head, afterStyle, beforeRelated, end] = unpacked(post.prepared.html, facts.pieces)
      if (!head || !afterStyle || !beforeRelated || !end) return null
      const next = await relatedTo(post)
      const style = await styleOf(facts, [afterStyle, beforeRelated, end], next)
      const views = plainPieceOf(viewsInWords(post.views))
      const gzip = gzipOf([head, style, afterStyle, views, beforeRelated, next.piece, end])
      return { gzip, scripts: facts.scripts }
    },
    async prepare(post, rendered) {
      try {
        const whole = await glance(withoutPreloads(await rendered.text()))
        const parts = partsOfPost(whole)
        if (!parts) return log.warn({ post: post.id }, 'the page of a post cannot be cut into its pieces')
        const { html, pieces } = packed(parts.fixed.map((text) => pieceOf(text)))
        const styleKey = styleKeyOf(parts.fixed.join(''))
        const facts = { pieces, styleLink: parts.styleLink, styleKey, scripts: inlineScriptHashes(whole) }
        await posts.keep(post, { html, facts })
      } catch (error) {
        log.warn({ error, post: post.id }, 'a post could not be prepared')
      }
    },
  }
}

type Related = { posts: readonly ListedPost[]; html: string; piece: Piece; styleKey: string }

/** Short, and the same where the same classes are used: what a page takes of its style sheet. */
const styleKeyOf = (html: string) =>
  createHash('sha256')
    .update([...classesIn(html)].toSorted().join(' '))
    .digest('base64url')
    .slice(0, 16)

function put<Value>(map: Map<string, Value>, key: string, value: Value): Value {
  if (map.size >= MOST_KEPT) map.clear()
  map.set(key, value)
  return value
}
