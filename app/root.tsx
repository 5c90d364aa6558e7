import { use, useEffect, useState } from 'react'
import {
  data,
  isRouteErrorResponse,
  Links,
  type LinksFunction,
  Meta,
  Outlet,
  PrefetchPageLinks,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  useFetcher,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useRouteLoaderData,
} from 'react-router'
import type { FormResult } from '#app/domain/errors.ts'
import { displayOf } from '#app/domain/diary/diary-settings.ts'
import { returnPath } from '#app/domain/return-path.ts'
// oxlint-disable-next-line import/default -- the bundled script's address, which Vite makes
import enhanceUrl from '#app/enhance/enhance.ts?worker&url'
import { accountFactsOf } from '#app/features/account/account-facts.server.ts'
import { type BrowserCopy, keepBrowserCopy } from '#app/features/account/browser-copy.ts'
import { UpgradeHost } from '#app/features/billing/upgrade-host.tsx'
import type { Account } from '#app/features/site/account-menu.tsx'
import { EARLY_CLICKS_SCRIPT } from '#app/features/site/early-clicks.ts'
import { KeptCopyBar } from '#app/features/offline/kept-copy-bar.tsx'
import { useKeptPage } from '#app/features/offline/use-kept-page.ts'
import { AuthContext } from '#app/features/page/auth-context.ts'
import { setTimeZoneCookie } from '#app/features/page/time-zone-cookie.ts'
import { DiaryDisplayContext } from '#app/features/page/diary-display.ts'
import { LoadingSign } from '#app/features/site/loading-sign.tsx'
import { SiteFactsContext } from '#app/features/page/site-facts.ts'
import { useRefusalInView } from '#app/features/page/use-refusal-in-view.ts'
import { ErrorPage } from '#app/features/site/error-page.tsx'
import { forgetWanted } from '#app/features/page/wanted-action.ts'
import { isReadingPath } from '#app/features/site/reading-paths.ts'
import { SCRIPT_WATCH, scriptsHaveCome } from '#app/features/site/script-watch.ts'
import { ScriptsMissing } from '#app/features/site/scripts-missing.tsx'
import { SiteFooter } from '#app/features/site/site-footer.tsx'
import type { AuthMode } from '#app/features/page/auth-context.ts'
import { SiteHeader } from '#app/features/site/site-header.tsx'
import { isStaffPath } from '#app/features/staff/staff-paths.ts'
import { isMemberPath } from '#app/features/site/site-links.ts'
import { THEME_SCRIPT } from '#app/features/site/theme.ts'
import { useEarlyEdits } from '#app/features/site/use-early-edits.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { isBrokenAddress } from '#app/http/address.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
import { NonceContext } from '#app/http/nonce-context.ts'
import { withRetryAfter } from '#app/http/retry-after.server.ts'
import { withViewer } from '#app/http/viewer.server.ts'
import { besleyFontUrl } from '#app/styles/fonts.ts'
import { PageSpinner } from '#app/ui/spinner.tsx'
import { AuthDialog } from '#app/features/site/auth-dialog.tsx'
import { ToastHost } from '#app/ui/toast-host.tsx'
import '#app/styles/app.css'
import type { Route } from './+types/root'

/** Pages without scripts are made by the server alone. */
const ReadingShell = import.meta.env.SSR
  ? (await import('#app/features/site/reading-shell.tsx')).ReadingShell
  : null

/** A reading page has no scripts to be shown by: whoever asks for its data from a page of the app loads it as a page. */
const documentsForReading: Route.MiddlewareFunction = ({ request, url }) => {
  const isForData = request.method === 'GET' && new URL(request.url).pathname.endsWith('.data')
  if (isForData && isReadingPath(url.pathname)) throw redirectDocument(url.pathname + url.search)
}

/** Nothing is looked up for an address that cannot be meant. */
const wholeAddresses: Route.MiddlewareFunction = ({ request }) => {
  if (isBrokenAddress(new URL(request.url))) throw data(null, { status: 400 })
}

export const middleware: Route.MiddlewareFunction[] = [
  withRetryAfter,
  wholeAddresses,
  documentsForReading,
  withViewer,
]

export const links: LinksFunction = () => [
  { rel: 'preload', href: besleyFontUrl, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/brand/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

export const meta: Route.MetaFunction = () => [
  { title: 'Mealwright: cook what you have, know what is in it' },
  {
    name: 'description',
    content: 'Recipes from what is in your kitchen, with calories and macros computed from a food table.',
  },
]

export async function loader({ context }: Route.LoaderArgs) {
  const { member } = viewerOf(context)
  const { db, log, site } = servicesOf(context)
  const facts = { readsPhotos: site.readsPhotos === true, hasLiveCounts: site.hasLiveCounts === true }
  if (!member) return { account: null, hasUnseenPlan: false, facts, copy: null, display: displayOf(null) }
  const known = await accountFactsOf(db, member).catch((error: unknown) => {
    // No page fails for its mark.
    log.warn({ error }, 'the facts of an account were not read')
    return null
  })
  const copy = known && { id: member.id, subscription: member.tier, usageStats: known.usageStats }
  const account = { email: member.email, subscription: member.tier }
  const display = known?.display ?? displayOf(null)
  return { account, hasUnseenPlan: known?.hasUnseenPlan ?? false, facts, copy, display }
}

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = use(NonceContext)
  const isReading = useIsReading()
  useEffect(scriptsHaveCome, [])
  return (
    <html lang="en-GB" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbf7f0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#151a17" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        {/* oxlint-disable-next-line react/no-danger -- our own constant; it must run before the first paint */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        {!isReading && (
          <script
            nonce={nonce}
            suppressHydrationWarning
            // oxlint-disable-next-line react/no-danger -- our own; it must run before the first click and the first failure
            dangerouslySetInnerHTML={{ __html: `${EARLY_CLICKS_SCRIPT};${SCRIPT_WATCH}` }}
          />
        )}
      </head>
      <body>
        {children}
        <LoadingSign />
        {isReading ? (
          <script type="module" src={enhanceUrl} />
        ) : (
          <>
            <ScriptsMissing />
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

/** Whether this is a page without the application's scripts. In the browser it never is: there it would not run. */
function useIsReading(): boolean {
  const matches = useMatches()
  return import.meta.env.SSR && matches.some(({ handle }) => (handle as RouteHandle | undefined)?.isReading)
}

export default function App({ loaderData }: Route.ComponentProps) {
  const { account, hasUnseenPlan, facts, copy, display } = loaderData
  const { pathname, search } = useLocation()
  useEarlyEdits()
  useRefusalInView()
  const isReading = useIsReading()
  return (
    <SiteFactsContext value={facts}>
      <DiaryDisplayContext value={display}>
        {isReading && ReadingShell ? (
          <ReadingShell path={pathname} query={search} account={account} hasUnseenPlan={hasUnseenPlan}>
            <Outlet />
          </ReadingShell>
        ) : (
          <LivePage account={account} hasUnseenPlan={hasUnseenPlan} copy={copy} />
        )}
      </DiaryDisplayContext>
    </SiteFactsContext>
  )
}

type LivePageProps = { account: Account | null; hasUnseenPlan: boolean; copy: BrowserCopy | null }

function LivePage({ account, hasUnseenPlan, copy }: LivePageProps) {
  useEffect(() => keepBrowserCopy(copy), [copy])
  const isSignedIn = account !== null
  useEffect(() => {
    if (isSignedIn) setTimeZoneCookie()
  }, [isSignedIn])
  const location = useLocation()
  const navigation = useNavigation()
  const auth = useAuthDialog(account !== null)
  useKeptPage(location.pathname, location.search, account !== null)
  const isCheckingSession = navigation.state === 'loading' && isMemberPath(navigation.location.pathname)
  // The staff area has a shell of its own.
  if (isStaffPath(location.pathname))
    return (
      <>
        <Outlet />
        <ToastHost />
      </>
    )
  return (
    <AuthContext value={auth.open}>
      <SiteHeader
        path={location.pathname}
        account={account}
        hasUnseenPlan={hasUnseenPlan}
        onAuth={auth.open}
      />
      <KeptCopyBar />
      <UpgradeHost isSignedIn={account !== null}>
        <div id="main" tabIndex={-1}>
          {isCheckingSession && location.pathname !== navigation.location?.pathname ? (
            <PageSpinner />
          ) : (
            <Outlet />
          )}
        </div>
      </UpgradeHost>
      <SiteFooter />
      {!account && auth.isWanted && (
        <>
          {/* What answers without a connection has to be here before the connection goes. */}
          {auth.mode && <PrefetchPageLinks page={`/auth/${auth.mode}`} />}
          <AuthDialog
            mode={auth.mode}
            onModeChange={auth.setMode}
            error={auth.error}
            isWorking={auth.isWorking}
            returnTo={auth.returnTo}
            form={auth.Form}
          />
        </>
      )}
      <ToastHost />
    </AuthContext>
  )
}

type Chosen = { at: string; mode: AuthMode | null; returnTo?: string }

/** The dialog follows `?auth=` of the address, so that a link opens it with scripts off; buttons open it in place. */
function useAuthDialog(isSignedIn: boolean) {
  const location = useLocation()
  const navigate = useNavigate()
  const fetcher = useFetcher<FormResult<null>>({ key: 'auth' })
  const query = new URLSearchParams(location.search)
  const asked = query.get('auth')
  const askedMode: AuthMode | null = asked === 'sign-up' || asked === 'sign-in' ? asked : null
  /** What was chosen here since the address last changed; until then the address decides. */
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const here = chosen?.at === location.key ? chosen : null
  const mode = here ? here.mode : askedMode

  const setMode = (next: AuthMode | null, returnTo = here?.returnTo) => {
    setChosen({ at: location.key, mode: next, ...(next && returnTo && { returnTo }) })
    if (next !== null) return
    // Whoever turns away from signing in no longer waits for what it was for.
    forgetWanted()
    if (!askedMode) return
    // Closed for good: a reload must not open it again.
    const rest = new URLSearchParams(location.search)
    rest.delete('auth')
    void navigate({ search: rest.toString() }, { replace: true, preventScrollReset: true })
  }
  return {
    mode: isSignedIn ? null : mode,
    /** From its first opening on: it keeps its words while it closes. */
    isWanted: mode !== null || chosen !== null,
    open: (next: AuthMode, returnTo?: string) => setMode(next, returnTo),
    setMode: (next: AuthMode | null) => setMode(next),
    error: fetcher.data?.ok === false ? fetcher.data : null,
    isWorking: fetcher.state !== 'idle',
    returnTo: here?.returnTo ?? query.get('to') ?? pageOfTool(location),
    Form: fetcher.Form,
  }
}

/** The tools are open to visitors: whoever signs in over one is back at it, with what its address holds. */
function pageOfTool({ pathname, search }: { pathname: string; search: string }): string | undefined {
  if (pathname !== '/upload' && pathname !== '/calories') return undefined
  const query = new URLSearchParams(search)
  query.delete('auth')
  return returnPath(pathname, Object.fromEntries(query))
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // Without the loader's answer nobody knows who this is: a member is not shown a visitor's header.
  const { account, hasUnseenPlan = false } = useRouteLoaderData<typeof loader>('root') ?? {}
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <>
      <SiteHeader path="" account={account} hasUnseenPlan={hasUnseenPlan} />
      <div id="main" tabIndex={-1}>
        <ErrorPage status={status} requestId={requestIdOf(error)} />
      </div>
      <SiteFooter />
    </>
  )
}

/** A page that failed on the server says in which request: `FailureFacts` of server/router.ts. */
function requestIdOf(error: unknown): string | undefined {
  if (!isRouteErrorResponse(error)) return undefined
  const { requestId } = (error.data ?? {}) as { requestId?: unknown }
  return typeof requestId === 'string' ? requestId : undefined
}
