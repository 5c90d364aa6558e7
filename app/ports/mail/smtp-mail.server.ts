import type { Transporter } from 'nodemailer'
import { AppError } from '#app/domain/errors.ts'
import { checkMail, type Mail, withHeaders } from './mail.ts'

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
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    async send(mail) {
      const checked = checkMail(mail)
      try {
        opening ??= open()
        await (await opening).sendMail({ from, ...withHeaders(checked) })
      } catch (error) {
        throw new AppError('unavailable', 'The mail server did not take the letter.', { cause: error })
      }
    },
    close: async () => (await opening)?.close(),
  }
}
