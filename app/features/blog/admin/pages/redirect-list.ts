/** An old address; with a post where it is one of those that follow the post. */
export type Redirect = { fromPath: string; toPath: string; postId: string | null; postTitle: string | null }

export type RedirectList = { redirects: Redirect[]; total: number; page: number; pageCount: number }

/** What a form of the page did. */
export type RedirectsDone =
  | { kind: 'added'; fromPath: string; toPath: string }
  | { kind: 'removed'; fromPath: string }
  | {
      kind: 'listed'
      added: number
      alreadyThere: number
      /** The first of those left out. */
      refused: { line: number; given: string; why: string }[]
      refusedCount: number
    }
