import { z } from 'zod'
import { POST_STATUSES } from '#app/domain/blog/blog.ts'
import { AppError } from '#app/domain/errors.ts'
import { PostsPage } from '#app/features/blog-admin/posts-page.tsx'
import { archivePost, deletePost, restorePost } from '#app/features/blog-admin/set-post-status.server.ts'
import { listStaffPosts } from '#app/features/blog-admin/staff-posts.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { readOrLog } from '#app/http/staff-reads.server.ts'
import type { Route } from './+types/staff-posts'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Blog Posts | Mealwright staff' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context)
  const { db, log } = servicesOf(context)
  const query = new URL(request.url).searchParams
  const search = (query.get('q') ?? '').slice(0, 100)
  const status = POST_STATUSES.find((known) => known === query.get('status')) ?? null
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const list = await readOrLog(
    log,
    'Failed to fetch blog posts',
    listStaffPosts(db, { search, status, page }),
  )
  return { search, status, list: list ?? { posts: [], total: 0, page: 1, pageCount: 1 } }
}

const RowForm = z.object({ id: z.uuid(), intent: z.enum(['delete', 'archive', 'restore']) })

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context)
  const services = servicesOf(context)
  return submit(
    await request.formData(),
    RowForm,
    async ({ id, intent }) => {
      if (intent === 'archive') await archivePost(services, staff, id)
      else if (intent === 'restore') await restorePost(services, staff, id)
      else
        await deletePost(services, id).catch((error: unknown) => {
          services.log.error({ error }, 'Failed to delete blog post')
          throw error instanceof AppError
            ? error
            : new AppError('failed', 'Failed to delete post', { cause: error })
        })
      return intent
    },
    { fallback: 'Failed to update blog post', log: services.log },
  )
}

export default function StaffPosts({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData && !actionData.ok ? actionData.message : null
  return <PostsPage {...loaderData} refusal={refusal} />
}
