import { data } from 'react-router'
import { compareVersions, type Side } from '#app/features/blog/admin/posts/compare-versions.server.ts'
import { findAutosaves } from '#app/features/blog/admin/editor/autosaves.server.ts'
import { listVersions } from '#app/features/blog/admin/posts/post-versions.server.ts'
import { VersionsPage } from '#app/features/blog/admin/posts/versions-page.tsx'
import { findPostById } from '#app/features/blog/public/posts.server.ts'
import { postPageFor } from '#app/features/blog/admin/posts/own-posts.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/post-versions'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Versions | Mealwright staff' }]

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const staff = requireStaff(context, 'write-own-posts')
  const { db } = servicesOf(context)
  await postPageFor(db, staff, params.postId)
  const post = await findPostById(db, params.postId)
  if (!post) throw data(null, { status: 404 })
  const versions = await listVersions(db, post.id)
  const query = new URL(request.url).searchParams
  const newest = versions[0]?.version ?? 0
  const to = sideOf(query.get('to')) ?? newest
  const from = sideOf(query.get('from')) ?? versions[1]?.version ?? newest
  const [diffs, mine] = await Promise.all([
    compareVersions(db, staff, { postId: post.id, from, to, tabId: query.get('tab') }),
    findAutosaves(db, staff, post.id),
  ])
  return {
    postId: post.id,
    title: post.title,
    versions,
    from: String(from),
    to: String(to),
    diffs,
    hasMine: mine.length > 0,
  }
}

function sideOf(given: string | null): Side | null {
  if (given === 'mine') return 'mine'
  const version = Number(given)
  return Number.isInteger(version) && version > 0 ? version : null
}

export default function PostVersions({ loaderData }: Route.ComponentProps) {
  return <VersionsPage {...loaderData} />
}
