/** Addresses of the staff area; the cookie of a staff session is sent to these and nowhere else. */
export const STAFF_AREA = '/blog-admin'
export const STAFF_LOGIN = '/blog-admin/login'
export const STAFF_CODE = '/blog-admin/login/code'
export const STAFF_DASHBOARD = '/blog-admin/dashboard'
export const STAFF_SYSTEM = '/blog-admin/system'
export const STAFF_SECOND_FACTOR = '/blog-admin/second-factor'

/** Whether a page has the shell of the staff area instead of the site's header and footer. */
export function isStaffPath(path: string): boolean {
  return path === STAFF_AREA || path.startsWith(`${STAFF_AREA}/`)
}
