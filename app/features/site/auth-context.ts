import { createContext, use } from 'react'
import type { AuthMode } from './site-header.tsx'

/** `returnTo`: the page to be at afterwards, where it is not the one everybody begins with. */
export type OpenAuth = (mode: AuthMode, returnTo?: string) => void

/** Opens the auth dialog from anywhere on a page. */
export const AuthContext = createContext<OpenAuth | undefined>(undefined)

export function useAuth(): OpenAuth | undefined {
  return use(AuthContext)
}
