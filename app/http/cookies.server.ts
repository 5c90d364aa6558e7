/** An answer's options that carry Set-Cookie lines. */
export function withCookies(cookies: readonly string[]): { headers: Headers } {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return { headers }
}
