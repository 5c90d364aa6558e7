/** What an authenticator needs to know: to scan, or to type. */
export type Enrolment = { uri: string; qrSvg: string; secret: string }

/** What the page of one's own sign-in answers to its forms. */
export type OwnSignInAnswer = {
  enrolment?: Enrolment
  /** Shown this once. */
  recoveryCodes?: readonly string[]
  done?: string
}
