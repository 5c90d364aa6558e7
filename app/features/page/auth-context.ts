import { createContext, use, useState } from 'react'

export type AuthMode = 'sign-up' | 'sign-in'

/** `returnTo`: the page to be at afterwards, where it is not the one everybody begins with. */
export type OpenAuth = (mode: AuthMode, returnTo?: string) => void

/** Opens the auth dialog from anywhere on a page. */
export const AuthContext = createContext<OpenAuth | undefined>(undefined)

export function useAuth(): OpenAuth | undefined {
  return use(AuthContext)
}

/**
 * What the dialog opens for where the server wants a member: whoever was signed in on this page, and is no more, has an
 * account and is welcomed back.
 */
export function useAuthMode(isSignedIn: boolean): AuthMode {
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn)
  if (isSignedIn && !wasSignedIn) setWasSignedIn(true)
  return wasSignedIn ? 'sign-in' : 'sign-up'
}
