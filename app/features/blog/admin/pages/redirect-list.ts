/** An old address; with a post where it is one of those that follow the post. */
export type Redirect = { fromPath: string; toPath: string; postId: string | null; postTitle: string | null }

export type RedirectList = { redirects: Redirect[]; total: number; page: number; pageCount: number }
