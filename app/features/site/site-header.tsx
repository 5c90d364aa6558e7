import type { AuthMode } from '#app/features/page/auth-context.ts'
import MenuIcon from 'lucide-react/icons/menu'
import { type MouseEvent, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { isPlanNews, watchPlanNews } from '#app/features/page/plan-notification.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Menu, MenuButton } from '#app/ui/menu.tsx'
import text from '#app/ui/text.module.css'
import { type Account, AccountMenu } from './account-menu.tsx'
import { MemberTabs } from './member-tabs.tsx'
import styles from './site-header.module.css'
import { currentOf, mainLinksFor, MEMBER_HOME } from './site-links.ts'
import { SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { Wordmark } from './wordmark.tsx'

type SiteHeaderProps = {
  /** `location.pathname`, to mark the active route. */
  path: string
  /** Null for a visitor; undefined where it is not known who asks. */
  account: Account | null | undefined
  /** A finished plan waits to be seen, as the server knew it when it made the page. */
  hasUnseenPlan?: boolean
  /** Opens the auth dialog in place. Without it (or with scripts off) the links lead to `?auth=sign-up`. */
  onAuth?: (mode: AuthMode) => void
}

const MENU_ID = 'site-menu'

/**
 * The bar on top of every page. On a narrow screen its links fold into a menu; a member has one menu, the account's,
 * and the places of every day at the foot.
 */
export function SiteHeader({ path, account, hasUnseenPlan = false, onAuth }: SiteHeaderProps) {
  const isNotified = useSyncExternalStore(
    watchPlanNews,
    () => isPlanNews(hasUnseenPlan),
    () => hasUnseenPlan,
  )
  const hasNewPlan = isNotified && !!account
  const isPremium = account?.subscription === 'premium'
  const mainLinks = <MainLinks path={path} hasNewPlan={hasNewPlan} isPremium={isPremium} />
  return (
    <header className={classNames(styles.bar, layout.noPrint)}>
      <SkipLink />
      <div className={classNames(layout.wrap, styles.inner)}>
        <Wordmark {...(account && { to: MEMBER_HOME })} />
        <nav className={styles.links} aria-label="Main">
          {mainLinks}
        </nav>
        <div className={styles.end}>
          {account ? (
            <>
              <ThemeSwitch />
              <AccountMenu account={account}>{mainLinks}</AccountMenu>
            </>
          ) : (
            <>
              <span className={styles.wide}>
                <ThemeSwitch />
              </span>
              {account === null && (
                <>
                  <AuthLink
                    mode="sign-in"
                    onAuth={onAuth}
                    className={buttonClass({ variant: 'quiet', isSmall: true }, styles.wide)}
                  />
                  <AuthLink mode="sign-up" onAuth={onAuth} className={buttonClass({ isSmall: true })} />
                </>
              )}
            </>
          )}
          {!account && (
            <MenuButton
              menuId={MENU_ID}
              className={buttonClass({ variant: 'quiet', isIcon: true, isSmall: true }, styles.narrow)}
              aria-label="Menu"
            >
              <MenuIcon className={text.icon} aria-hidden />
            </MenuButton>
          )}
        </div>
      </div>
      {account ? (
        <MemberTabs hasNewPlan={hasNewPlan} />
      ) : (
        <Menu id={MENU_ID} label="Main menu">
          <nav aria-label="Main, in the menu">{mainLinks}</nav>
          <hr />
          {account === null && <AuthLink mode="sign-in" onAuth={onAuth} />}
          <ThemeSwitch isInMenu />
        </Menu>
      )}
    </header>
  )
}

type MainLinksProps = { path: string; hasNewPlan: boolean; isPremium: boolean }

function MainLinks({ path, hasNewPlan, isPremium }: MainLinksProps) {
  return mainLinksFor(isPremium).map((link) => (
    <Link key={link.href} to={link.href} aria-current={currentOf(link.href, path)}>
      {link.href === '/meal-planning' && hasNewPlan ? (
        <span className={styles.news}>
          {link.label}
          <span className={text.srOnly}>, a plan is ready</span>
        </span>
      ) : (
        link.label
      )}
    </Link>
  ))
}

type AuthLinkProps = { mode: AuthMode; onAuth?: SiteHeaderProps['onAuth']; className?: string }

/** "Log In" or "Start Free Trial": a link that works before hydration, and opens the dialog in place after it. */
export function AuthLink({ mode, onAuth, className }: AuthLinkProps) {
  const open = (event: MouseEvent) => {
    if (!onAuth) return
    event.preventDefault()
    onAuth(mode)
  }
  return (
    <Link className={className} to={`?auth=${mode}`} onClick={open} preventScrollReset>
      {mode === 'sign-up' ? 'Start Free Trial' : 'Log In'}
    </Link>
  )
}
