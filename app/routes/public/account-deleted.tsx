import { Link } from 'react-router'
import styles from '#app/features/account/account.module.css'
import type { RouteHandle } from '#app/http/access.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import type { Route } from './+types/account-deleted'

export const handle: RouteHandle = { access: 'open' }
export const meta: Route.MetaFunction = () => [
  { title: 'Your account is deleted | Mealwright' },
  { name: 'robots', content: 'noindex' },
]

export default function AccountDeleted() {
  return (
    <main className={classNames(layout.wrap, layout.section)}>
      <div className={classNames('card card-pad', layout.stack, styles.narrow)}>
        <h1 className={text.heading2}>Goodbye</h1>
        <Notice tone="ok" title="Your account is deleted.">
          Everything in it is gone, all devices are signed out, and a mail that says so is on its way.
        </Notice>
        <LinkButton as={Link} variant="secondary" isBlock to="/">
          Back to Home
        </LinkButton>
      </div>
    </main>
  )
}
