import { createContext } from 'react'

/** The nonce of this answer's inline scripts: known while rendering on the server, and to nobody in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
