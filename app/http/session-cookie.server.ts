import { COOKIE_PREFIX } from '#app/features/account/cookie-name.ts'

/** Whether a request may belong to a signed-in member; whether it does is for the database to say. */
export function hasSessionCookie(request: Request): boolean {
  return request.headers.get('cookie')?.includes(`${COOKIE_PREFIX}.session_token=`) ?? false
}
