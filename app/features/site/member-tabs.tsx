import BookOpen from 'lucide-react/icons/book-open'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CookingPot from 'lucide-react/icons/cooking-pot'
import Refrigerator from 'lucide-react/icons/refrigerator'
import Sun from 'lucide-react/icons/sun'
import { Link, useLocation } from 'react-router'
import { PLANS_TAB } from '#app/features/plans/plan-addresses.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './member-tabs.module.css'
import { currentOf, isPlansAddress } from './site-links.ts'

/** At the thumb on a phone: the five places a member goes to every day. */
export function MemberTabs({ hasNewPlan }: { hasNewPlan: boolean }) {
  const { pathname, search } = useLocation()
  const isPlans = isPlansAddress(pathname, search)
  const tabs = [
    { label: 'Today', href: '/dashboard', Icon: Sun, current: currentOf('/dashboard', pathname) },
    { label: 'Plan', href: PLANS_TAB, Icon: CalendarDays, current: isPlans ? 'page' : undefined },
    { label: 'Cook', href: '/upload', Icon: CookingPot, current: currentOf('/upload', pathname) },
    {
      label: 'Pantry',
      href: '/meal-planning',
      Icon: Refrigerator,
      current: isPlans ? undefined : currentOf('/meal-planning', pathname),
    },
    {
      label: 'Book',
      href: '/public-recipes',
      Icon: BookOpen,
      current: currentOf('/public-recipes', pathname),
    },
  ] as const
  return (
    <nav className={classNames(styles.tabs, layout.noPrint)} aria-label="Tabs" data-member-tabs>
      {tabs.map(({ label, href, Icon, current }) => (
        <Link key={href} to={href} aria-current={current}>
          <span className={styles.icon}>
            <Icon className={text.icon} aria-hidden />
          </span>
          {label}
          {label === 'Plan' && hasNewPlan && <span className={styles.news}>(a plan is ready)</span>}
        </Link>
      ))}
    </nav>
  )
}
