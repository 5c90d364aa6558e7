/** Part of the build: a text under content/ that is at fault stops it, with a message that names the file and the field. */
import { readStarterContent } from '#app/features/blog/starter/starter-content.server.ts'
import { openSiteContent } from '#app/features/site/site-content.server.ts'

for (const readsPhotos of [false, true])
  await openSiteContent({ origin: 'https://example.org', supportEmail: 'help@example.org', readsPhotos })()
readStarterContent()
