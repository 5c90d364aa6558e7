import { constants, mkdirSync } from 'node:fs'
import { access, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '#app/db/id.ts'
import { checkMail, type Mail, withHeaders } from './mail.ts'

/**
 * E-mails as .eml files in a folder, named by their time and an id: what the product sends where no mail
 * server is set. A file appears whole or not at all. An e-mail with an id is named by that: sent twice, it is one file.
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
      const checked = checkMail(mail)
      const { message } = await transport.sendMail({ from, date, ...withHeaders(checked, from) })
      const name =
        checked.id === undefined
          ? `${date.toISOString().replaceAll(':', '-')}-${newId()}.eml`
          : `${checked.id}.eml`
      const draft = join(folder, `.${name}.draft`)
      await writeFile(draft, message as Buffer, { mode: 0o600 })
      await rename(draft, join(folder, name))
    },
    check: () => access(folder, constants.W_OK),
    wasSent: (id) =>
      access(join(folder, `${id}.eml`)).then(
        () => true,
        () => false,
      ),
    close: async () => {},
  }
}
