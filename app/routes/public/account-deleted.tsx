import { Link } from 'react-router'
import { CardPage } from '#app/features/site/card-page.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/account-deleted'

export const handle: RouteHandle = { access: 'open' }
export const meta: Route.MetaFunction = () => [
  { title: 'Your account is deleted | Mealwright' },
  { name: 'robots', content: 'noindex' },
]

export default function AccountDeleted() {
  return (
    <CardPage title="Goodbye">
      <Notice tone="ok" title="Your account is deleted.">
        Everything in it is gone, all devices are signed out, and an email that says so is on its way.
      </Notice>
      <Link className={buttonClass({ variant: 'secondary', isBlock: true })} to="/">
        Back to Home
      </Link>
    </CardPage>
  )
}
