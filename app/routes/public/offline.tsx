import { OfflinePage } from '#app/features/offline/offline-page.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import type { Route } from './+types/offline'

export const handle: RouteHandle = { access: 'open', isReading: true }
export const meta: Route.MetaFunction = () => [
  { title: 'No connection | Mealwright' },
  { name: 'robots', content: 'noindex' },
]

export default function Offline() {
  return <OfflinePage />
}
