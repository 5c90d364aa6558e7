import { AppError } from '#app/domain/errors.ts'

export type OutgoingMail = {
  /** One address. */
  to: string
  subject: string
  text: string
  html?: string | undefined
  /** One address: where an answer goes. */
  replyTo?: string | undefined
  /** Where a POST ends e-mails of this kind: mail programs show it as one click (RFC 8058). */
  leaveUrl?: string | undefined
  /** Nobody wrote it: answering machines leave it alone (RFC 3834). */
  isAutomatic?: boolean | undefined
}

/** Sends e-mails to people. */
export type Mail = {
  /**
   * Resolves once the e-mail is on its way: accepted by the mail server, or whole in the outbox. Rejects with
   * `invalid-input` when it is no e-mail to exactly one person, and with `unavailable` when it could not be
   * handed over and may be sent again.
   */
  send(mail: OutgoingMail): Promise<void>
  close(): Promise<void>
}

const ADDRESS = /^[^\s@"<>,;:()[\]\\\p{C}]{1,64}@[^\s@"<>,;:()[\]\\\p{C}]+\.[^\s@"<>,;:()[\]\\\p{C}.]+$/u
const ADDRESS_MAX_LENGTH = 254
const SUBJECT_MAX_LENGTH = 200

/**
 * The e-mail as plain strings, checked: one recipient, a subject of one line, nothing that could be read as a
 * header, a second address or a file. Throws AppError `invalid-input`.
 */
export function checkMail(mail: OutgoingMail): OutgoingMail {
  const { to, subject, text, html, replyTo, leaveUrl, isAutomatic } = mail
  // Objects here are how a mail library is talked into reading files; the types do not hold at run time.
  for (const part of [subject, text, html ?? '']) {
    if (typeof part !== 'string') throw new AppError('invalid-input', 'A letter is made of text.')
  }
  return {
    to: checkAddress(to),
    subject: oneLine(subject),
    text,
    ...(html !== undefined && { html }),
    ...(replyTo !== undefined && { replyTo: checkAddress(replyTo) }),
    ...(leaveUrl !== undefined && { leaveUrl: checkUrl(leaveUrl) }),
    isAutomatic: isAutomatic === true,
  }
}

function checkAddress(address: string): string {
  if (typeof address !== 'string' || address.length > ADDRESS_MAX_LENGTH || !ADDRESS.test(address)) {
    throw new AppError('invalid-input', 'This is not one e-mail address.')
  }
  return address
}

const URL_IN_HEAD = /^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]{1,1000}$/

function checkUrl(url: string): string {
  if (typeof url !== 'string' || !URL_IN_HEAD.test(url))
    throw new AppError('invalid-input', 'This is not one address to leave by.')
  return url
}

/** The e-mail as the mail library takes it. A list is named after the site and where it is left (RFC 2919). */
export function withHeaders({ leaveUrl, isAutomatic, ...mail }: OutgoingMail) {
  const list = leaveUrl === undefined ? undefined : listOf(leaveUrl)
  return {
    ...mail,
    ...(list && { list }),
    headers: {
      ...(list && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      // The second is what Exchange heeds.
      ...(isAutomatic && { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }),
    },
  }
}

function listOf(leaveUrl: string) {
  const { hostname, pathname } = new URL(leaveUrl)
  return {
    id: { url: `${pathname.split('/')[1]}.${hostname}`, comment: 'Mealwright letters' },
    unsubscribe: leaveUrl,
  }
}

function oneLine(text: string): string {
  const line = text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  return line.length > SUBJECT_MAX_LENGTH ? `${line.slice(0, SUBJECT_MAX_LENGTH - 1)}…` : line
}
