import type { LetterKind } from '#app/features/mail/letter-kind.ts'
import type { Letter } from '#app/features/mail/letter.ts'
import type { PostLetter } from '#app/features/mail/send-mail.server.ts'

type Waiting = { kind: LetterKind<object, never>; params: object }

/**
 * Letters of a test. What is posted with a transaction waits for `deliver`, as it does in the queue; everything else is
 * written at once.
 */
export function openLetterBox(services: () => object) {
  const letters: { to: string; letter: Letter }[] = []
  const waiting: Waiting[] = []
  const write = async ({ kind, params }: Waiting) => {
    const written = await kind.write(params, services() as never)
    if (written) letters.push({ to: written.to, letter: written })
  }
  const postLetter: PostLetter = async (kind, params, options) => {
    const one = { kind: kind as unknown as Waiting['kind'], params: kind.params.parse(params) }
    if (options?.tx) waiting.push(one)
    else await write(one)
  }
  return {
    letters,
    postLetter,
    async deliver() {
      for (const one of waiting.splice(0)) await write(one)
    },
    lastLetterTo: (to: string) => letters.findLast((sent) => sent.to === to)?.letter,
  }
}

/** The secret in the link of a letter. */
export const tokenIn = (letter: Letter | undefined): string =>
  new URL(/http\S+/.exec(letter?.text ?? '')![0]).searchParams.get('token')!
