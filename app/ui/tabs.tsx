import { type ElementType, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './tabs.module.css'

type Tab = { id: string; label: ReactNode; panel: ReactNode }

/** Panels of which one shows; arrow keys move between the tabs. Every panel stays in the page, so forms keep their values. */
export function Tabs({
  label,
  tabs,
  initialId,
}: {
  label: string
  tabs: readonly Tab[]
  initialId?: string
}) {
  const [chosenId, setChosenId] = useState(initialId ?? tabs[0]?.id)
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const here = tabs.findIndex((tab) => tab.id === chosenId)
    const last = tabs.length - 1
    const target = {
      ArrowRight: here === last ? 0 : here + 1,
      ArrowLeft: here === 0 ? last : here - 1,
      Home: 0,
      End: last,
    }[event.key]
    const tab = target === undefined ? undefined : tabs[target]
    if (target === undefined || !tab) return
    event.preventDefault()
    setChosenId(tab.id)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }
  return (
    <div>
      <div
        className={styles.tabs}
        role="tablist"
        aria-label={label}
        ref={list}
        onKeyDown={move}
        tabIndex={-1}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${tab.id}`}
            aria-selected={tab.id === chosenId}
            aria-controls={`${prefix}-panel-${tab.id}`}
            tabIndex={tab.id === chosenId ? 0 : -1}
            onClick={() => setChosenId(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-panel-${tab.id}`}
          aria-labelledby={`${prefix}-tab-${tab.id}`}
          hidden={tab.id !== chosenId}
        >
          {tab.panel}
        </div>
      ))}
    </div>
  )
}

type TabLink = { href: string; label: ReactNode; isCurrent: boolean }

/** Tabs that are addresses: they work with scripts off and can be sent to someone. `link` draws them (default `a`). */
export function TabLinks({
  label,
  links,
  link: Link = 'a',
}: {
  label: string
  links: readonly TabLink[]
  link?: ElementType
}) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {links.map((each) => (
        <Link
          key={each.href}
          {...(Link === 'a' ? { href: each.href } : { to: each.href, preventScrollReset: true })}
          aria-current={each.isCurrent ? 'page' : undefined}
        >
          {each.label}
        </Link>
      ))}
    </nav>
  )
}
