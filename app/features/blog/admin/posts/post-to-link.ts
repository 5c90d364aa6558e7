/** A published post that an article can link to. */
export type PostToLink = { title: string; path: string }
