import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSmtpDouble } from '#tests/support/smtp.ts'
import { FROM, mailContract } from './mail.contract.ts'
import { openOutboxMail } from './outbox-mail.server.ts'
import { openSmtpMail } from './smtp-mail.server.ts'

mailContract('outbox', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-outbox-'))
  const mail = openOutboxMail({ folder, from: FROM })
  return {
    mail,
    received: async () => readdirSync(folder).map((name) => readFileSync(join(folder, name))),
    async close() {
      await mail.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
})

mailContract('SMTP', async () => {
  const server = await startSmtpDouble()
  const mail = openSmtpMail({ url: server.url, from: FROM })
  return {
    mail,
    async received() {
      for (const { recipients } of server.emails) expect(recipients).toHaveLength(1)
      return server.emails.map(({ bytes }) => bytes)
    },
    async close() {
      await mail.close()
      await server.close()
    },
  }
})

test('outbox: a letter is a file named by its time, and the folder lists them in that order', async () => {
  const root = mkdtempSync(join(tmpdir(), 'mealwright-outbox-'))
  const folder = join(root, 'deep', 'outbox')
  let nowMs = Date.UTC(2026, 10, 20, 9, 0)
  const mail = openOutboxMail({ folder, from: FROM, now: () => new Date((nowMs += 1000)) })
  for (const subject of ['one', 'two', 'three']) await mail.send({ to: 'a@b.test', subject, text: '' })
  const names = readdirSync(folder).toSorted()
  expect(names[0]).toMatch(/^2026-11-20T09-00-01\.000Z-[0-9a-f-]{36}\.eml$/)
  const subjects = names.map((name) => /^Subject: (.*)$/m.exec(readFileSync(join(folder, name), 'utf8'))![1])
  expect(subjects).toEqual(['one', 'two', 'three'])
  rmSync(root, { recursive: true, force: true })
})

test('SMTP: a server that refuses, or is not there, makes the letter unavailable, not lost in silence', async () => {
  const server = await startSmtpDouble()
  const mail = openSmtpMail({ url: server.url, from: FROM })
  const message = { to: 'a@b.test', subject: 's', text: 't' }
  for (const code of [451, 550]) {
    server.refuseWith(code)
    await expect(mail.send(message)).rejects.toMatchObject({ code: 'unavailable' })
  }
  server.refuseWith(null)
  await mail.send(message)
  expect(server.emails).toHaveLength(1)
  await mail.close()
  await server.close()

  const late = openSmtpMail({ url: server.url, from: FROM, timeoutMs: 2000 })
  await expect(late.send(message)).rejects.toMatchObject({ code: 'unavailable' })
  await late.close()
})

test('SMTP: a server that never greets had no letter, one that is silent after it may have it', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const message = { to: 'a@b.test', subject: 's', text: 't' }
  const failureAt = async (url: string, timeoutMs: number) => {
    const mail = openSmtpMail({ url, from: FROM, timeoutMs })
    const error: unknown = await mail.send(message).catch((reason: unknown) => reason)
    await mail.close()
    return error
  }
  expect(await failureAt(`smtp://127.0.0.1:${port}`, 300)).toMatchObject({
    code: 'unavailable',
    failure: { handedOver: 'no', reply: null },
  })
  silent.close()

  const server = await startSmtpDouble()
  server.saysNothingOfLetters()
  expect(await failureAt(server.url, 2000)).toMatchObject({
    code: 'unavailable',
    failure: { handedOver: 'unknown', reply: null },
  })
  expect(server.emails).toHaveLength(1)
  await server.close()
})
