import { isRouteErrorResponse, Link, Outlet, useLocation, useRouteLoaderData } from 'react-router'
import { ErrorPage } from '#app/features/site/error-page.tsx'
import { StaffShell } from '#app/features/staff/staff-shell.tsx'
import { STAFF_DASHBOARD } from '#app/features/staff/staff-paths.ts'
import { useBrowserEntry } from '#app/features/staff/use-browser-entry.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaffPerson, servicesOf } from '#app/http/context.server.ts'
import { withStaff } from '#app/http/staff.server.ts'
import type { Route } from './+types/layout'

export const handle: RouteHandle = { access: 'staff' }
export const middleware: Route.MiddlewareFunction[] = [withStaff]

/** Asked on every visit, so that the guard also holds for navigation inside the area. */
export function loader({ context }: Route.LoaderArgs) {
  const { id, email, name, rank, hasSecondFactor } = requireStaffPerson(context)
  const owesSecondFactor = servicesOf(context).staff.isSecondFactorRequired && !hasSecondFactor
  return { person: { id, email, name, rank }, owesSecondFactor }
}

export default function StaffArea({ loaderData }: Route.ComponentProps) {
  const { person, owesSecondFactor } = loaderData
  const { pathname } = useLocation()
  useBrowserEntry(person)
  return (
    <StaffShell path={pathname} person={person} areLinksHidden={owesSecondFactor}>
      <Outlet />
    </StaffShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const loaded = useRouteLoaderData<typeof loader>('routes/staff/layout')
  const { pathname } = useLocation()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const refusal = isRouteErrorResponse(error) && error.status === 403 ? String(error.data) : null
  if (!loaded) return <ErrorPage status={isMissing ? 404 : 500} />
  return (
    <StaffShell path={pathname} person={loaded.person} areLinksHidden={loaded.owesSecondFactor}>
      {refusal === null ? (
        <>
          <h1>{isMissing ? 'This page is not here' : 'Something went wrong on our side'}</h1>
          <p>{isMissing ? 'Someone may have deleted it.' : 'Nothing that was saved is lost. Try again.'}</p>
        </>
      ) : (
        <>
          <h1>This is not for your rank</h1>
          <p>{refusal}</p>
        </>
      )}
      <p>
        <Link to={STAFF_DASHBOARD}>Go to the dashboard</Link>
      </p>
    </StaffShell>
  )
}
