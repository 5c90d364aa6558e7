import { Link } from 'react-router'
import { FOOTER_LINKS } from './site-links.ts'
import { Wordmark } from './site-header.tsx'

/** The foot of every page. A link to the page one is on still brings one to its top. */
export function SiteFooter() {
  const toTop = () => window.scrollTo({ top: 0 })
  return (
    <footer className="foot">
      <div className="wrap">
        <Wordmark />
        <nav aria-label="Footer">
          <ul>
            {FOOTER_LINKS.map((link) => (
              <li key={link.href}>
                <Link to={link.href} onClick={toTop}>
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p>
          Calories and nutrients are computed from a food table. They are a guide for cooking, not medical
          advice.
        </p>
      </div>
    </footer>
  )
}
