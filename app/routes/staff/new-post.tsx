import { editorOfNewPost } from '#app/features/blog/admin/editor/editor-data.server.ts'
import { PostEditor } from '#app/features/blog/admin/editor/post-editor.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/new-post'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'New Post | Mealwright staff' }]

export function loader({ request, context }: Route.LoaderArgs) {
  const staff = requireStaff(context, 'write-own-posts')
  const { db, site } = servicesOf(context)
  const continued = new URL(request.url).searchParams.get('draft')
  return editorOfNewPost(db, staff, { continued, origin: site.origin })
}

export default function NewPost({ loaderData }: Route.ComponentProps) {
  return <PostEditor key={loaderData.id} data={loaderData} />
}
