import { Link } from 'react-router'
import { COMING_BLOG } from '#app/features/site/coming-pages.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { buttonClass } from '#app/ui/button.tsx'
import type { Route } from './+types/coming'

export const handle: RouteHandle = { access: 'open' }

export const meta: Route.MetaFunction = () => [
  { title: `${COMING_BLOG.title} | Mealwright` },
  { name: 'robots', content: 'noindex' },
]

/** A page of the shell for a screen that is not built yet: it says what will be there. */
export default function Coming() {
  return (
    <main className="wrap page-head">
      <h1>{COMING_BLOG.title}</h1>
      <p className="lede">{COMING_BLOG.text}</p>
      <p className="mt-8">
        <Link className={buttonClass()} to="/upload">
          Create Recipes
        </Link>
      </p>
    </main>
  )
}
