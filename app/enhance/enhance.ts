/**
 * The only script of the reading pages. Everything on them works without it; each part here makes one thing smoother,
 * finds its elements by data attributes, and does nothing where there are none.
 */
import { startInvokers } from '#app/ui/invokers.ts'
import { startAuth } from './auth.ts'
import { startBrowserCopy } from './browser-copy.ts'
import { startBackToTop } from './back-to-top.ts'
import { startBlogSearch } from './blog-search.ts'
import { startContactForm } from './contact-form.ts'
import { startContents } from './contents.ts'
import { startCookieForm } from './cookie-form.ts'
import { startInPlaceForms } from './in-place-forms.ts'
import { startLoadingSign } from './loading-sign.ts'
import { startKeptPages } from './kept-pages.ts'
import { startPopovers } from './popovers.ts'
import { startReadProgress } from './read-progress.ts'
import { startReadings } from './readings.ts'
import { startSearch } from './search.ts'
import { startShare } from './share.ts'
import { startThemeSwitch } from './theme-switch.ts'

const PARTS = [
  startThemeSwitch,
  startPopovers,
  startInvokers,
  startInPlaceForms,
  startAuth,
  startSearch,
  startContactForm,
  startBrowserCopy,
  startCookieForm,
  startKeptPages,
  startContents,
  startReadProgress,
  startReadings,
  startShare,
  startBackToTop,
  startBlogSearch,
  startLoadingSign,
]

for (const start of PARTS) start()
