import { Link, useLocation } from 'react-router'
import { comingPage } from '#app/features/site/coming-pages.ts'
import { PreviewBlock } from '#app/features/site/preview-block.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { viewerOf } from '#app/http/context.server.ts'
import { buttonClass } from '#app/ui/button.tsx'
import type { Route } from './+types/coming'

export const handle: RouteHandle = { access: 'open' }

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${comingPage(location.pathname).title} | Mealwright` },
  { name: 'robots', content: 'noindex' },
]

export function loader({ context }: Route.LoaderArgs) {
  return { isSignedIn: viewerOf(context).member !== null }
}

/** A page of the shell for a screen that is not built yet: it says what will be there. */
export default function Coming({ loaderData }: { loaderData: { isSignedIn: boolean } }) {
  const { pathname } = useLocation()
  const page = comingPage(pathname)
  return (
    <main className="wrap page-head">
      <h1>{page.title}</h1>
      <p className="lede">{page.text}</p>
      {page.preview && !loaderData.isSignedIn ? (
        <div className="mt-8">
          <PreviewBlock type={page.preview} />
        </div>
      ) : (
        <p className="mt-8">
          <Link className={buttonClass()} to="/upload">
            Create Recipes
          </Link>
        </p>
      )}
    </main>
  )
}
