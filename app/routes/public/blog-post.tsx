import { redirect } from 'react-router'
import { ownPath } from '#app/domain/account.ts'
import { blogPostPath } from '#app/domain/blog/blog.ts'
import { noMeta, postMeta } from '#app/features/blog/public/blog-meta.ts'
import { findRedirect } from '#app/features/blog/public/blog-pages.server.ts'
import { BlogFailed, BlogMissing } from '#app/features/blog/public/blog-parts.tsx'
import { PostPage } from '#app/features/blog/public/post-page.tsx'
import { findPost } from '#app/features/blog/public/posts.server.ts'
import { presentPost } from '#app/features/blog/public/present-post.server.ts'
import { relatedPosts } from '#app/features/blog/public/related-posts.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { failedBlog, missingBlog } from '#app/features/blog/public/blog-answers.server.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/blog-post'

export const handle: RouteHandle = { access: 'open', isReading: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.kind === 'found' ? postMeta(loaderData.post, loaderData.origin) : noMeta('Post Not Found')

const MOVED = 301

/** In this order: an old address leads on, then the post is read, then its category in the address put right. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, log, site } = servicesOf(context)
  const { pathname, search } = new URL(request.url)
  try {
    const asked = findPost(db, params.postSlug)
    asked.catch(() => {}) // an old address leads on all the same; without one the failure is met below
    const movedTo = ownPath((await findRedirect(db, pathname, log)) ?? '')
    if (movedTo && movedTo !== pathname) return redirect(movedTo + search, MOVED)
    const post = await asked
    if (!post) return missingBlog()
    const path = blogPostPath(post.category?.slug ?? null, post.slug)
    if (path !== pathname) return redirect(path + search, MOVED)
    const related = await relatedPosts(db, post, { log })
    return {
      kind: 'found' as const,
      origin: site.origin,
      url: site.origin + path,
      post: presentPost(post),
      related,
    }
  } catch (error) {
    return failedBlog(error, { fallback: 'Failed to load post', log })
  }
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'failed') return <BlogFailed message={loaderData.message} />
  if (loaderData.kind === 'missing') return <BlogMissing what="Post" />
  return <PostPage {...loaderData} />
}
