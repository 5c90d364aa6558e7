/** How long the link in the first letter works; an address that is not confirmed by then is forgotten. */
export const CONFIRM_DAYS = 7
/** How long an address that has left is kept, marked as such. */
export const LEFT_KEPT_DAYS = 30
/** How long an address that bounced or complained is kept, so that nothing is sent to it. */
export const SUPPRESSED_KEPT_DAYS = 365

export const NEWSLETTER_EMAIL_LENGTH = 254

/** `bounced`: its mail server says that there is no such mailbox. `complained`: a letter was marked as spam. */
export type SubscriberStatus = 'pending' | 'confirmed' | 'left' | 'bounced' | 'complained'
