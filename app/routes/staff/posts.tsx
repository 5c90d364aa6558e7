import { redirect } from 'react-router'
import { z } from 'zod'
import { CONFIRMATIONS } from '#app/domain/blog/live-questions.ts'
import { AppError } from '#app/domain/errors.ts'
import { deletePost } from '#app/features/blog/admin/bin/post-bin.server.ts'
import { PostsPage } from '#app/features/blog/admin/posts/posts-page.tsx'
import { savedOrFailed } from '#app/features/blog/admin/saved-or-failed.ts'
import { archivePost, unarchivePost } from '#app/features/blog/admin/posts/set-post-status.server.ts'
import { writesEverything } from '#app/features/blog/admin/posts/own-posts.server.ts'
import { postsFilterIn } from '#app/features/blog/admin/posts/posts-filter.ts'
import {
  choicesForPosts,
  countSubmitted,
  listStaffPosts,
} from '#app/features/blog/admin/posts/staff-posts.server.ts'
import { undoOfferAt } from '#app/features/blog/admin/posts/undo-change.server.ts'
import { UNDO_PARAM, withOffer } from '#app/features/blog/admin/posts/undo-offer.ts'
import type { Services } from '#app/features/services.ts'
import { SCRIPTED } from '#app/features/staff/sign-in-form.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readOrLog } from '#app/features/staff/staff-reads.server.ts'
import type { Route } from './+types/posts'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Blog Posts | Mealwright staff' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = requireStaff(context, 'write-own-posts')
  const { db, log } = servicesOf(context)
  const isEditor = writesEverything(staff)
  const query = new URL(request.url).searchParams
  const filter = postsFilterIn(query)
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const list = await readOrLog(
    log,
    'Failed to fetch blog posts',
    listStaffPosts(db, { ...filter, page, ...(!isEditor && { writtenBy: staff.id }) }),
  )
  const waiting =
    isEditor && list ? await readOrLog(log, 'Failed to count submissions', countSubmitted(db)) : null
  const offer = query.has(UNDO_PARAM)
    ? await readOrLog(log, 'Failed to fetch what can be undone', undoOfferAt(db, query.get(UNDO_PARAM)))
    : null
  const choices = list
    ? await readOrLog(log, 'Failed to fetch authors and categories', choicesForPosts(db))
    : null
  return { filter, choices, list, offer, isEditor, waiting: waiting ?? 0 }
}

const rowSchema = z.object({
  id: z.uuid(),
  intent: z.enum(['delete', 'archive', 'restore']),
  confirmed: z.enum(CONFIRMATIONS).default(''),
})

export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context, 'write-own-posts')
  const services = servicesOf(context)
  const form = await readForm(request)
  return submit(
    form,
    rowSchema,
    async ({ intent, ...row }) => {
      const offer =
        intent === 'archive'
          ? await archivePost(services, staff, row)
          : intent === 'restore'
            ? await unarchivePost(services, staff, row.id)
            : await deletePost(services, staff, row).catch((error: unknown) =>
                failedDeletion(error, services.log),
              )
      // Without scripts the page that comes next is asked for anew, so that a reload sends nothing twice.
      if (!form.has(SCRIPTED)) throw redirect(pageAfter(request.url, offer), 303)
      return { offer }
    },
    { fallback: 'Failed to update blog post', log: services.log },
  )
}

const FAILED = { delete: 'Failed to delete post', change: 'Failed to update blog post' } as const

/** Whatever kept a post from being deleted, that it was not deleted is said first. A question is none. */
function failedDeletion(error: unknown, log: Services['log']): never {
  if (!(error instanceof AppError)) {
    log.error({ error }, 'Failed to delete blog post')
    throw new AppError('failed', FAILED.delete, { cause: error })
  }
  if (error.code === 'unconfirmed') throw error
  throw new AppError(error.code, `${FAILED.delete}. ${error.message.replace(/\.?$/, '.')}`, { cause: error })
}

function pageAfter(url: string, offer: Parameters<typeof withOffer>[1] | null): string {
  const { pathname, searchParams } = new URL(url)
  searchParams.delete(UNDO_PARAM)
  const query = searchParams.toString()
  const path = query ? `${pathname}?${query}` : pathname
  return offer ? withOffer(path, offer) : path
}

/** The list stays where no answer comes, or only that the server cannot: it says so and can be asked again. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  return savedOrFailed(serverAction, form.get('intent') === 'delete' ? FAILED.delete : FAILED.change)
}

export default function StaffPosts({ loaderData, actionData }: Route.ComponentProps) {
  return <PostsPage {...loaderData} result={actionData} />
}
