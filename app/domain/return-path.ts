/** The longest path of ours that signing in leads back to, in characters; a longer one is let go. */
export const MAX_RETURN_PATH_LENGTH = 2048

/** The address of a page with what stands in its form, to come back to; the page alone where that is too long. */
export function returnPath(path: string, form: Record<string, string>): string {
  const filled = Object.entries(form).filter(([, value]) => value !== '')
  const address = `${path}?${new URLSearchParams(filled)}`
  return filled.length > 0 && address.length <= MAX_RETURN_PATH_LENGTH ? address : path
}
