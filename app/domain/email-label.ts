/** The public label of a person who has chosen none: the part before the at-sign. */
export function labelFromEmail(email: string): string {
  return email.slice(0, Math.max(0, email.lastIndexOf('@'))) || email
}
