import type { RouteHandle } from '#app/http/access.ts'

export { default, loader, meta } from './coming.tsx'

export const handle: RouteHandle = { access: 'member' }
