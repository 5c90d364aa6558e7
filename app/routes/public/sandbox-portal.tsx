import { data, redirect } from 'react-router'
import { sandboxPortalSchema } from '#app/domain/billing/sandbox-forms.ts'
import { actInSandboxPortal, findSandboxPortal } from '#app/features/billing/play-sandbox.server.ts'
import { SandboxPortalPage } from '#app/features/billing/sandbox-pages.tsx'
import { presentPortal } from '#app/features/billing/present-portal.ts'
import { ErrorPage } from '#app/features/site/error-page.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import type { Route } from './+types/sandbox-portal'

export const handle: RouteHandle = { access: 'open' }

export const meta: Route.MetaFunction = () => [
  { title: 'Sandbox billing portal | Mealwright' },
  { name: 'robots', content: 'noindex' },
]

/** The sandbox's portal: for the member it was opened for, and for nobody else. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const portal = await findSandboxPortal(servicesOf(context), viewerOf(context).member, params.portalId)
  return portal ? data({ portal: presentPortal(portal) }) : data({ portal: null }, { status: 404 })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const { data: result, init } = await submit(
    request,
    sandboxPortalSchema,
    async ({ act }) => {
      const isDone = await actInSandboxPortal(services, viewerOf(context).member, params.portalId, act)
      if (!isDone) throw redirect('/')
      return act
    },
    { fallback: 'That did not work. Please try again.', log: services.log },
  )
  return data({ done: result.ok ? result.value : null }, init ?? undefined)
}

export default function SandboxPortal({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.portal) return <ErrorPage status={404} />
  return <SandboxPortalPage portal={loaderData.portal} done={actionData?.done ?? null} />
}
