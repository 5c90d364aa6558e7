import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '#app/db/id.ts'
import { checkMail, type Mail, withHeaders } from './mail.ts'

/**
 * E-mails as .eml files in a folder, named by their time and an id: what the product sends where no mail
 * server is set. A file appears whole or not at all.
 */
export function openOutboxMail(options: { folder: string; from: string; now?: () => Date }): Mail {
  const { folder, from, now = () => new Date() } = options
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({
        streamTransport: true,
        buffer: true,
        newline: 'windows',
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const date = now()
      const { message } = await transport.sendMail({ from, date, ...withHeaders(checkMail(mail)) })
      const name = `${date.toISOString().replaceAll(':', '-')}-${newId()}.eml`
      const draft = join(folder, `.${name}.draft`)
      await writeFile(draft, message as Buffer, { mode: 0o600 })
      await rename(draft, join(folder, name))
    },
    close: async () => {},
  }
}
