import { Link, useLocation } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'

/** What a page shows when it failed: what happened, and what to do next. */
export function ErrorPage({ status }: { status: number }) {
  const isMissing = status === 404
  const { pathname, search } = useLocation()
  return (
    <main className="wrap page-head text-center">
      <h1>{isMissing ? 'This page is not here' : 'Something went wrong on our side'}</h1>
      <p className="lede mx-auto mt-4">
        {isMissing
          ? 'The address may be old, or the page was removed.'
          : 'Nothing you saved is lost. Try again, and if it keeps happening, write to us.'}
      </p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        {!isMissing && (
          <a className={buttonClass()} href={pathname + search}>
            Try again
          </a>
        )}
        <Link className={buttonClass({ variant: isMissing ? 'primary' : 'secondary' })} to="/">
          Back to Home
        </Link>
      </p>
    </main>
  )
}
