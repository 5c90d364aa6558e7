import type { Transporter } from 'nodemailer'
import { AppError } from '#app/domain/errors.ts'
import { checkMail, type Mail, MailError, type MailFailure, withHeaders } from './mail.ts'

const SECOND_MS = 1000

/** E-mails through a mail server: `smtp://user:password@host:587` or `smtps://host`. */
export function openSmtpMail(options: { url: string; from: string; timeoutMs?: number }): Mail {
  const { url, from, timeoutMs = 15_000 } = options
  let opening: Promise<Transporter> | undefined
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      // Counted from the connection on: as short as the greeting's, it could go off first and hide what was silent.
      socketTimeout: timeoutMs + SECOND_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    async send(mail) {
      const checked = checkMail(mail)
      try {
        opening ??= open()
        await (await opening).sendMail({ from, ...withHeaders(checked, from) })
      } catch (error) {
        throw new MailError(failureOf(error), error)
      }
    },
    async check() {
      try {
        opening ??= open()
        await (await opening).verify()
      } catch (error) {
        throw new AppError('unavailable', 'The mail server takes no letters.', { cause: error })
      }
    },
    // Mail servers answer once and are not asked again.
    wasSent: () => Promise.resolve(null),
    close: async () => (await opening)?.close(),
  }
}

/** Limits that went off before the server had said a word, or before its connection was encrypted. */
const BEFORE_ANY_LETTER = ['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT']

/**
 * What is known of a failed e-mail. An answer of the server is a refusal; without one it may have been taken, unless
 * there was no connection in the first place.
 */
function failureOf(error: unknown): MailFailure {
  const { responseCode, response, syscall, code, timeoutType } = error as {
    timeoutType?: unknown
    responseCode?: unknown
    response?: unknown
    syscall?: unknown
    code?: unknown
  }
  if (typeof responseCode === 'number' && responseCode >= 400)
    return {
      handedOver: 'no',
      reply: { code: responseCode, words: typeof response === 'string' ? response.slice(0, 300) : '' },
    }
  const wasNeverConnected =
    syscall === 'connect' ||
    syscall === 'getaddrinfo' ||
    code === 'EDNS' ||
    code === 'EAUTH' ||
    BEFORE_ANY_LETTER.includes(String(timeoutType))
  return { handedOver: wasNeverConnected ? 'no' : 'unknown', reply: null }
}
