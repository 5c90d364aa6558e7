/** Pages whose last copy stays in the browser for when there is no connection; the service worker has the same. */
export const KEPT_PATH = /^\/(?:recipes|meal-planning|shopping|recipe\/[^/]+(?:\/[^/]+)?)$/

/** Where the service worker keeps them, and the pictures in them. */
export const KEPT_PAGES = 'pages-1'
export const KEPT_PICTURES = 'pictures-1'
