/**
 * Part of the build: a text under content/ that is at fault stops it, with a message that names the file and the field,
 * and so does a wrong row of the food table, with its file, line and column.
 */
import '#app/domain/food/foods.ts'
import { readStarterContent } from '#app/features/blog/starter/starter-content.server.ts'
import { openSiteContent } from '#app/features/site/site-content.server.ts'

const origin = 'https://example.org'
for (const readsPhotos of [false, true]) {
  await openSiteContent({ origin, supportEmail: null, readsPhotos })()
  await openSiteContent({
    origin,
    supportEmail: 'help@example.org',
    trader: { name: 'A trader', address: 'A street' },
    readsPhotos,
  })()
}
readStarterContent()
