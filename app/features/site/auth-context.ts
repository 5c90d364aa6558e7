import { createContext, use } from 'react'
import type { AuthMode } from './site-header.tsx'

/** Opens the auth dialog from anywhere on a page. */
export const AuthContext = createContext<((mode: AuthMode) => void) | undefined>(undefined)

export function useAuth(): ((mode: AuthMode) => void) | undefined {
  return use(AuthContext)
}
