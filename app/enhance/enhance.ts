/**
 * The only script of the reading pages. Everything on them works without it; each part here makes one thing smoother,
 * finds its elements by data attributes, and does nothing where there are none.
 */
import { startAuth } from './auth.ts'
import { startContactForm } from './contact-form.ts'
import { startCookieForm } from './cookie-form.ts'
import { startInPlaceForms } from './in-place-forms.ts'
import { startInvokers } from './invokers.ts'
import { startPopovers } from './popovers.ts'
import { startSearch } from './search.ts'
import { startThemeSwitch } from './theme-switch.ts'

const PARTS = [
  startThemeSwitch,
  startPopovers,
  startInvokers,
  startInPlaceForms,
  startAuth,
  startSearch,
  startContactForm,
  startCookieForm,
]

for (const start of PARTS) start()
