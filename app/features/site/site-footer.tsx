import { Link } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import styles from './site-footer.module.css'
import { FOOTER_LINKS } from './site-links.ts'
import { Wordmark } from './wordmark.tsx'

/** The foot of every page. A link to the page one is on still brings one to its top. */
export function SiteFooter() {
  const toTop = () => window.scrollTo({ top: 0 })
  return (
    <footer className={classNames(styles.footer, layout.noPrint)}>
      <div className={classNames(layout.wrap, styles.inner)}>
        <Wordmark />
        <nav className={styles.nav} aria-label="Footer">
          <ul className={styles.links}>
            {FOOTER_LINKS.map((link) => (
              <li key={link.href}>
                <Link to={link.href} onClick={toTop}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.note}>
          Calories and nutrients are computed from a food table. They are a guide for cooking, not medical
          advice.
        </p>
      </div>
    </footer>
  )
}
