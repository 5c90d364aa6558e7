import { OwnSignIn } from '#app/features/staff/own-sign-in.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaffPerson, servicesOf } from '#app/http/context.server.ts'
import { changeOwnSignIn } from '#app/features/staff/own-sign-in-actions.server.ts'
import { orOffline, sentField } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/second-factor'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = () => [{ title: 'Your sign-in | Mealwright' }]

export async function loader({ context }: Route.LoaderArgs) {
  const person = requireStaffPerson(context)
  const { staff } = servicesOf(context)
  return {
    hasSecondFactor: person.hasSecondFactor,
    isRequired: staff.isSecondFactorRequired,
    recoveryCodesLeft: await staff.recoveryCodesLeft(person),
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return changeOwnSignIn(request, context)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return orOffline(await sentField(request, 'intent'), serverAction)
}

export default function StaffSecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  return <OwnSignIn {...loaderData} answer={actionData} />
}
