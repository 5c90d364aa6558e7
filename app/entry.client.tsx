import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { startLoadingSign } from '#app/enhance/loading-sign.ts'
import { startOffline } from '#app/features/offline/start-offline.ts'
import { setTimeZoneCookieOnSignIn } from '#app/features/page/time-zone-cookie.ts'
import { leaveReadingPagesToTheBrowser } from '#app/features/site/document-links.ts'
import { stopNotingClicks } from '#app/features/site/early-clicks.ts'
import { isReadingPath } from '#app/features/site/reading-paths.ts'
import { startInvokers } from '#app/ui/invokers.ts'

leaveReadingPagesToTheBrowser()
startOffline()
addEventListener('submit', setTimeZoneCookieOnSignIn, { capture: true })
startInvokers()
startLoadingSign((link) => isReadingPath(link.pathname))

startTransition(() => {
  stopNotingClicks()
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
