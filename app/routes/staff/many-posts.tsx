import { useNavigation } from 'react-router'
import { z } from 'zod'
import { POST_STATUSES } from '#app/domain/blog/blog.ts'
import { MANY_CHANGES, MOST_AT_ONCE } from '#app/features/blog/admin/posts/change-many.ts'
import { changeManyPosts, chosenPosts } from '#app/features/blog/admin/posts/change-many.server.ts'
import { ManyPostsPage } from '#app/features/blog/admin/posts/many-posts-page.tsx'
import { savedOrFailed } from '#app/features/blog/admin/saved-or-failed.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import type { Route } from './+types/many-posts'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Several posts | Mealwright staff' }]

const changeSchema = z.enum(MANY_CHANGES)
const idsSchema = z.array(z.uuid()).max(MOST_AT_ONCE)

export async function loader({ request, context }: Route.LoaderArgs) {
  requireStaff(context, 'write-content')
  const query = new URL(request.url).searchParams
  const change = changeSchema.safeParse(query.get('change')).data ?? 'archive'
  const ids = idsSchema.safeParse(query.getAll('id')).data ?? []
  return { change, chosen: await chosenPosts(servicesOf(context).db, ids) }
}

const manySchema = z
  .object({ change: changeSchema, id: idsSchema.min(1), status: z.array(z.enum(POST_STATUSES)) })
  .refine(({ id, status }) => id.length === status.length)

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context, 'write-content')
  const services = servicesOf(context)
  return submit(
    request,
    manySchema,
    ({ change, id, status }) =>
      changeManyPosts(services, staff, {
        change,
        seen: new Map(id.map((one, index) => [one, status[index]!])),
      }),
    { fallback: FAILED, log: services.log },
  )
}

const FAILED = 'Failed to update blog posts'

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return savedOrFailed(serverAction, FAILED)
}

export default function ManyPosts({ loaderData: { change, chosen }, actionData }: Route.ComponentProps) {
  return (
    <ManyPostsPage
      change={change}
      chosen={chosen}
      result={actionData?.ok ? actionData.value : null}
      refusal={actionData && !actionData.ok ? actionData.message : null}
      isBusy={useNavigation().formMethod === 'POST'}
    />
  )
}
