import { redirect } from 'react-router'
import { depthsBetween, sourceOf } from '#app/domain/blog/reading-figures.ts'
import { readingSchema } from '#app/domain/blog/reading-forms.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { factsOf, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { answerForm } from '#app/http/json.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { isCountable } from '#app/http/reader.server.ts'
import type { Route } from './+types/readings'

export const handle: RouteHandle = { access: 'open' }

export function loader() {
  throw redirect('/blog')
}

/**
 * Hears from a page of the blog that it is read. Counted are days, sites and quarters of a post, in memory; nothing is
 * kept of whoever sent it. Robots, and browsers that ask not to be tracked, are answered and not counted.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { log, readings, seal, site } = servicesOf(context)
  const form = await readForm(request)
  const { data: result } = await submit(
    form,
    readingSchema,
    ({ post, from, reached, since }) => {
      if (isCountable(request))
        readings.count(seal('readings', factsOf(context).clientAddress), {
          slug: post,
          source: from === undefined ? null : sourceOf(from, new URL(site.origin).host),
          depths: depthsBetween(since, reached),
        })
      return Promise.resolve(null)
    },
    { fallback: 'This was not counted.', log },
  )
  if (!result.ok) return answerForm(request, form, result)
  return new Response(null, { status: 204 })
}
