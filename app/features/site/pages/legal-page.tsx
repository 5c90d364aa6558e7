import { CookieForm } from './cookie-form.tsx'
import type { LegalPage as Legal, LegalPageName } from './legal-pages.ts'
import { ReadingPage } from './reading-page.tsx'

/** Terms, privacy and cookies: a text of content/legal, and what of it can be set. */
export function LegalPage({ name, page }: { name: LegalPageName; page: Legal }) {
  const { html, contents, ...rest } = page
  return (
    <ReadingPage
      {...rest}
      {...(contents.length > 0 && { contents })}
      html={html}
      after={name === 'cookies' && <CookieForm />}
    />
  )
}
