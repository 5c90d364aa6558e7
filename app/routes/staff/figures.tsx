import { data } from 'react-router'
import { FIGURE_RANGES } from '#app/domain/blog/reading-figures.ts'
import { FiguresPage } from '#app/features/blog/figures/figures-page.tsx'
import { figuresOf } from '#app/features/blog/figures/figures.server.ts'
import { postPageFor } from '#app/features/blog/admin/posts/own-posts.server.ts'
import { readOrLog } from '#app/features/staff/staff-reads.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/figures'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Figures | Mealwright staff' }]

const USUAL_DAYS = 30

export async function loader({ request, context }: Route.LoaderArgs) {
  const staff = requireStaff(context, 'write-own-posts')
  const { db, log, now } = servicesOf(context)
  const query = new URL(request.url).searchParams
  const postId = query.get('post')
  const range = FIGURE_RANGES.find((days) => String(days) === query.get('days')) ?? USUAL_DAYS
  if (postId !== null) await postPageFor(db, staff, postId)
  const figures = await readOrLog(
    log,
    'Failed to read the figures of the blog',
    figuresOf(db, staff, { range, postId, today: now() }),
  )
  return data({ figures, range }, { status: figures ? 200 : 500 })
}

export default function Figures({ loaderData }: Route.ComponentProps) {
  return <FiguresPage {...loaderData} />
}
