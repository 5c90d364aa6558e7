import { redirect } from 'react-router'
import type { RouteHandle } from '#app/http/access.ts'

export const handle: RouteHandle = { access: 'open' }

export function loader() {
  throw redirect('/')
}

export function action() {
  throw redirect('/')
}
