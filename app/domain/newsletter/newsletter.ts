/** How long the link in the first letter works; an address that is not confirmed by then is forgotten. */
export const CONFIRM_DAYS = 7
/** How long an address that has left is kept, marked as such. */
export const LEFT_KEPT_DAYS = 30

export const NEWSLETTER_EMAIL_LENGTH = 254
