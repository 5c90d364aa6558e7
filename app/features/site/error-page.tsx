import { Link, useLocation } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './error-page.module.css'
import { FailureReference } from '#app/features/page/failure-reference.tsx'

type Words = { title: string; lede: string }

/** Answers that trying again does not change. */
const FINAL: Readonly<Partial<Record<number, Words>>> = {
  400: {
    title: 'This address is not written correctly',
    lede: 'Part of it may be missing. Check the link, or start from the home page.',
  },
  404: { title: 'This page is not here', lede: 'The address may be old, or the page was removed.' },
  405: {
    title: 'Nothing can be sent to this page',
    lede: 'What you sent was not accepted. Open the page it came from again and try once more.',
  },
}
const FAILED: Words = {
  title: 'Something went wrong on our side',
  lede: 'Nothing you saved is lost. Try again, and if it keeps happening, write to us.',
}

/** Something that pages need is not there for now. */
const UNAVAILABLE: Words = {
  title: 'Back in a moment',
  lede: 'We cannot reach our data right now, so this page cannot be shown. Nothing you saved is lost. Please try again in a minute.',
}

/** What could not be loaded, where it is known: the page never came, so it cannot say so itself. */
const LOAD_FAILURES: readonly (Words & { path: string })[] = [
  {
    path: '/public-recipes',
    title: 'Failed to load public recipes',
    lede: 'Failed to fetch public recipes. Please try again.',
  },
  { path: '/recipes', title: 'Failed to load recipes', lede: 'Failed to fetch recipes. Please try again.' },
  { path: '/recipe/', title: 'Failed to load recipe', lede: 'Failed to fetch recipe. Please try again.' },
  {
    path: '/meal-planning',
    title: 'Failed to fetch meal plans',
    lede: 'Nothing you saved is lost. Please try again.',
  },
]

function loadFailureOf(pathname: string): Words | undefined {
  return LOAD_FAILURES.find(({ path }) =>
    path.endsWith('/') ? pathname.startsWith(path) : pathname === path,
  )
}

/** What a page shows when it failed: what happened, and what to do next. `requestId` where the failure names it. */
export function ErrorPage({ status, requestId }: { status: number; requestId?: string | undefined }) {
  const { pathname, search } = useLocation()
  const final = FINAL[status]
  const { title, lede } = final ?? (status === 503 ? UNAVAILABLE : (loadFailureOf(pathname) ?? FAILED))
  return (
    <main className={classNames(layout.wrap, layout.pageHead, layout.pageHeadEmpty)}>
      <h1>{title}</h1>
      <p className={classNames(text.lede, styles.words)}>{lede}</p>
      <p className={classNames(layout.row, styles.actions)}>
        {!final && (
          <a className={buttonClass()} href={pathname + search}>
            Try again
          </a>
        )}
        <Link className={buttonClass({ variant: final ? 'primary' : 'secondary' })} to="/">
          Back to Home
        </Link>
      </p>
      {!final && <FailureReference id={requestId} />}
    </main>
  )
}
