import { AppError } from '#app/domain/errors.ts'

export type OutgoingMail = {
  /** Names this one e-mail in its head: what is sent again under the same id is the same e-mail. */
  id?: string | undefined
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
  /** Rejects with `unavailable` where nothing can be handed over now. Sends nothing. */
  check(): Promise<void>
  /** Whether the e-mail with this id has left; null where nobody can tell. */
  wasSent(id: string): Promise<boolean | null>
  close(): Promise<void>
}

/** What is known of an e-mail that could not be sent. */
export type MailFailure = {
  /** `unknown`: the connection broke after it was handed over; it may have been taken. */
  handedOver: 'no' | 'unknown'
  /** What the mail server answered: its code and its words. */
  reply: { code: number; words: string } | null
}

/** The mail server did not take an e-mail, or did not say that it has. */
export class MailError extends AppError {
  readonly failure: MailFailure
  constructor(failure: MailFailure, cause: unknown) {
    super('unavailable', 'The mail server did not take the letter.', { cause })
    this.name = 'MailError'
    this.failure = failure
  }
}

const ADDRESS = /^[^\s@"<>,;:()[\]\\\p{C}]{1,64}@[^\s@"<>,;:()[\]\\\p{C}]+\.[^\s@"<>,;:()[\]\\\p{C}.]+$/u
/** Also the name of a file. */
const MAIL_ID = /^[\w-]{1,60}(?:\.[\w-]{1,60})?$/
const ADDRESS_MAX_LENGTH = 254
const SUBJECT_MAX_LENGTH = 200

/**
 * The e-mail as plain strings, checked: one recipient, a subject of one line, nothing that could be read as a
 * header, a second address or a file. Throws AppError `invalid-input`.
 */
export function checkMail(mail: OutgoingMail): OutgoingMail {
  const { id, to, subject, text, html, replyTo, leaveUrl, isAutomatic } = mail
  // Objects here are how a mail library is talked into reading files; the types do not hold at run time.
  for (const part of [subject, text, html ?? '']) {
    if (typeof part !== 'string') throw new AppError('invalid-input', 'A letter is made of text.')
  }
  if (id !== undefined && !MAIL_ID.test(id))
    throw new AppError('invalid-input', 'This is not the id of a letter.')
  return {
    ...(id !== undefined && { id }),
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
    throw new AppError('invalid-input', 'This is not one email address.')
  }
  return address
}

const URL_IN_HEAD = /^https?:\/\/[\x21-\x3b\x3d\x3f-\x7e]{1,1000}$/

function checkUrl(url: string): string {
  if (typeof url !== 'string' || !URL_IN_HEAD.test(url))
    throw new AppError('invalid-input', 'This is not one address to leave by.')
  return url
}

/**
 * The e-mail as the mail library takes it. A list is named after the site and where it is left (RFC 2919); an id
 * belongs to the host of the sender.
 */
export function withHeaders({ id, leaveUrl, isAutomatic, ...mail }: OutgoingMail, from: string) {
  const list = leaveUrl === undefined ? undefined : listOf(leaveUrl)
  return {
    ...mail,
    ...(id !== undefined && { messageId: `<${id}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>` }),
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
