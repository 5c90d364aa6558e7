import { rmSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { openClient, signedUpClient, somebody } from '#tests/support/client.ts'
import { emptyDataDir } from '#tests/support/data-folders.ts'
import { runServer } from '#tests/support/run-server.ts'

test('kill -9 loses nothing that was acknowledged, and the next start needs no hand', async () => {
  const dataDir = emptyDataDir()
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  const people = []
  for (let round = 0; round < 3; round++) {
    const server = await runServer({ dataDir })
    onTestFinished(() => server.kill('SIGKILL'))
    for (const person of people) {
      const client = openClient(server)
      expect((await client.post('/auth/sign-in', person)).status, `round ${round}`).toBe(302)
    }
    const person = somebody()
    const client = await signedUpClient(server, person)
    people.push(person)
    expect((await client.generate()).some((event) => event.type === 'recipe')).toBe(true)
    // Work under way at the moment of the kill.
    const underWay = [client.generate(), client.post('/auth/sign-up', somebody())].map((work) =>
      work.catch(() => null),
    )
    await server.kill('SIGKILL')
    await Promise.all(underWay)
  }
})
