import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import LogOut from 'lucide-react/icons/log-out'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import UserRound from 'lucide-react/icons/user-round'
import Users from 'lucide-react/icons/users'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Tier } from '#app/domain/allowance.ts'
import { avatarStyle, initialsOf } from '#app/ui/avatar.tsx'
import { Menu, MenuButton } from '#app/ui/menu.tsx'
import text from '#app/ui/text.module.css'
import styles from './account-menu.module.css'
import avatar from '#app/ui/avatar.module.css'

export type Account = { email: string; subscription: Tier }

const MENU_ID = 'account-menu'

/**
 * The member's own corner of the bar: who they are, their plan, their profile, the way out; `children` are the links of
 * the bar, where it has no room for them.
 */
export function AccountMenu({ account, children }: { account: Account; children: ReactNode }) {
  const initials = initialsOf(account.email)
  return (
    <>
      <MenuButton
        menuId={MENU_ID}
        className={avatar.avatar}
        style={avatarStyle(account.email)}
        aria-label={`${initials}, account menu`}
      >
        {initials}
      </MenuButton>
      <Menu id={MENU_ID} label="Account">
        <p className={styles.member}>
          <b>{account.email}</b>
          <br />
          <span className={text.muted}>{account.subscription === 'premium' ? 'Premium' : 'Free'} Plan</span>
        </p>
        <hr />
        <Link to="/dashboard">
          <LayoutDashboard className={text.icon} aria-hidden />
          Your Dashboard
        </Link>
        <Link to="/shopping">
          <ShoppingBasket className={text.icon} aria-hidden />
          Shopping List
        </Link>
        <Link to="/household">
          <Users className={text.icon} aria-hidden />
          Household
        </Link>
        <nav className={styles.main} aria-label="Main, in the menu">
          {children}
        </nav>
        <Link to="/profile">
          <UserRound className={text.icon} aria-hidden />
          Profile Settings
        </Link>
        <form method="post" action="/auth/sign-out">
          <button type="submit">
            <LogOut className={text.icon} aria-hidden />
            Sign Out
          </button>
        </form>
      </Menu>
    </>
  )
}
