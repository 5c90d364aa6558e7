import { noMeta, postMeta } from '#app/features/blog/public/blog-meta.ts'
import { BlogMissing } from '#app/features/blog/public/blog-parts.tsx'
import { PostPage } from '#app/features/blog/public/post-page.tsx'
import { presentPost } from '#app/features/blog/public/present-post.server.ts'
import { postOfPreview } from '#app/features/blog/admin/editor/preview-links.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { missingBlog } from '#app/features/blog/public/blog-answers.server.ts'
import { servicesOf } from '#app/http/context.server.ts'
import { data } from 'react-router'
import type { Route } from './+types/blog-preview'

export const handle: RouteHandle = { access: 'open', isReading: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.kind === 'found'
    ? postMeta({ ...loaderData.post, noIndex: true }, loaderData.origin)
    : noMeta('Post Not Found')

const UNLISTED = { headers: { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' } }

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** A post as it was last saved, for whoever has its link: not counted, not listed, not kept anywhere. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, site } = servicesOf(context)
  const post = await postOfPreview(db, params.token)
  if (!post) return missingBlog()
  return data(
    {
      kind: 'found' as const,
      origin: site.origin,
      url: `${site.origin}/blog/preview/${params.token}`,
      post: presentPost(post),
    },
    UNLISTED,
  )
}

export default function BlogPreview({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'missing') return <BlogMissing what="Post" />
  return <PostPage post={loaderData.post} related={[]} url={loaderData.url} />
}
