import { BlogHomePage } from '#app/features/blog/public/blog-home-page.tsx'
import { blogHome } from '#app/features/blog/public/blog-lists.server.ts'
import { homeMeta, noMeta } from '#app/features/blog/public/blog-meta.ts'
import { BlogFailed } from '#app/features/blog/public/blog-parts.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { failedBlog } from '#app/features/blog/public/blog-answers.server.ts'
import { servicesOf } from '#app/http/context.server.ts'
import type { Route } from './+types/blog'

export const handle: RouteHandle = { access: 'open', isReading: true }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.kind === 'found' ? homeMeta(loaderData.settings, loaderData.origin) : noMeta('Blog')

export async function loader({ context }: Route.LoaderArgs) {
  const { db, log, site } = servicesOf(context)
  try {
    return { kind: 'found' as const, origin: site.origin, ...(await blogHome(db)) }
  } catch (error) {
    return failedBlog(error, { fallback: 'Failed to load data', log })
  }
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'failed') return <BlogFailed message={loaderData.message} />
  return <BlogHomePage {...loaderData} />
}
