import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type SmtpDouble = {
  url: string
  /** What was accepted: the e-mail's bytes and whom the envelope names. */
  emails: { bytes: Buffer; recipients: string[] }[]
  /** From now on every recipient is refused with this code, until null. */
  refuseWith(code: number | null): void
  /** From now on nothing is said once a letter has been handed over. */
  saysNothingOfLetters(): void
  /** How many recipients were refused so far. */
  refused(): number
  close(): Promise<void>
}

/** A real SMTP server on a free port of this machine that keeps what it is given. */
export async function startSmtpDouble(): Promise<SmtpDouble> {
  const emails: SmtpDouble['emails'] = []
  let refusal: number | null = null
  let refusedCount = 0
  let isSilent = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (refusal) refusedCount++
      done(refusal ? Object.assign(new Error('refused'), { responseCode: refusal }) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        emails.push({
          bytes: Buffer.concat(chunks),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
        })
        if (!isSilent) done(null)
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    refuseWith: (code) => {
      refusal = code
    },
    saysNothingOfLetters: () => {
      isSilent = true
    },
    refused: () => refusedCount,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
