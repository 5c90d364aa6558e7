import LogOut from 'lucide-react/icons/log-out'
import MenuIcon from 'lucide-react/icons/menu'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import type { StaffRank } from '#app/domain/staff/ranks.ts'
import { ThemeSwitch } from '#app/features/site/theme-switch.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Menu, MenuButton } from '#app/ui/menu.tsx'
import { removeEntry } from './browser-entry.ts'
import { staffLinksOf } from './staff-links.ts'
import { STAFF_DASHBOARD } from './staff-paths.ts'
import text from '#app/ui/text.module.css'
import styles from './staff-shell.module.css'
import skipLink from '#app/features/site/skip-link.module.css'

const MENU_ID = 'staff-menu'

type StaffShellProps = {
  path: string
  person: { name: string; email: string; rank: StaffRank }
  /** Until the second factor is set up, no other page may be opened. */
  areLinksHidden?: boolean
  children: ReactNode
}

/** The frame of the staff area: a bar, and links at the side or, on a narrow screen, in a menu. */
export function StaffShell({ path, person, areLinksHidden, children }: StaffShellProps) {
  return (
    <div className={styles.shell}>
      <meta name="robots" content="noindex, nofollow" />
      <header className={styles.bar}>
        <a className={skipLink.skipLink} href="#main">
          Skip to content
        </a>
        <Link className={styles.name} to={STAFF_DASHBOARD}>
          <img src="/brand/icon.svg" alt="" width="30" height="30" />
          <span>
            Mealwright <span className={styles.area}>Staff</span>
          </span>
        </Link>
        <div className={styles.tools}>
          <span className={classNames(styles.person, styles.wide)} title={person.email}>
            {person.name}
          </span>
          <ThemeSwitch />
          <SignOut />
          {!areLinksHidden && (
            <MenuButton
              menuId={MENU_ID}
              className={buttonClass({ variant: 'quiet', isIcon: true, isSmall: true }, styles.menuButton)}
              aria-label="Menu"
            >
              <MenuIcon className={text.icon} aria-hidden />
            </MenuButton>
          )}
        </div>
        {!areLinksHidden && (
          <Menu id={MENU_ID} label="Staff menu">
            <nav aria-label="Staff, in the menu">
              <StaffLinks path={path} rank={person.rank} />
            </nav>
          </Menu>
        )}
      </header>
      {!areLinksHidden && (
        <nav className={styles.pages} aria-label="Staff">
          <StaffLinks path={path} rank={person.rank} />
        </nav>
      )}
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}

function StaffLinks({ path, rank }: { path: string; rank: StaffRank }) {
  return staffLinksOf(rank).map(({ href, label, Icon }) => (
    <Link
      key={href}
      to={href}
      aria-current={path === href ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined}
    >
      <Icon className={text.icon} aria-hidden />
      {label}
    </Link>
  ))
}

export function SignOut() {
  return (
    <Form method="post" action="/blog-admin/sign-out" onSubmit={() => removeEntry(localStorage)}>
      <Button type="submit" variant="quiet" isSmall aria-label="Sign Out">
        <LogOut className={text.icon} aria-hidden />
        <span className={styles.wide}>Sign Out</span>
      </Button>
    </Form>
  )
}
