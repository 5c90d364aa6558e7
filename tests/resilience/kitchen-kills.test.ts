import { afterAll, expect, test } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import { DEMO_EMAIL, demoServer } from '#tests/support/demo-server.ts'
import {
  afterRound,
  demoMember,
  faultsOfLedger,
  prepareRound,
  type Round,
  type Write,
} from '#tests/support/kitchen-writes.ts'
import type { RunningServer } from '#tests/support/run-server.ts'

const ROUNDS = 4

const demo = demoServer()
const { start, withDatabase } = demo
afterAll(() => demo.remove())

/**
 * Sends all at once and kills the server as soon as so many were answered; gives the kinds that were not. Those of `late`
 * are sent in the moment of the kill: what is quickest would otherwise be answered in every round.
 */
async function cutOff(
  { server, client }: { server: RunningServer; client: Client },
  writes: readonly Write[],
  answersBefore: number,
  late: ReadonlySet<string>,
): Promise<string[]> {
  const unanswered = new Set(writes.map(({ kind }) => kind))
  const send = ({ path, fields }: Write) =>
    client.post(path, fields).then(
      () => true,
      () => false,
    )
  const killNow = async () => {
    const sent = writes.filter(({ kind }) => late.has(kind)).map(send)
    await new Promise((resolve) => setImmediate(resolve))
    await server.kill('SIGKILL')
    await Promise.all(sent)
  }
  let kill: Promise<void> | undefined
  await Promise.all(
    writes
      .filter(({ kind }) => !late.has(kind))
      .map(async (write) => {
        const isAnswered = await send(write)
        if (isAnswered && !kill) unanswered.delete(write.kind)
        if (isAnswered && writes.length - unanswered.size >= answersBefore) kill ??= killNow()
      }),
  )
  await kill
  return [...unanswered]
}

test('kill -9 during each write of the kitchen: sent again after the restart, nothing is lost and nothing counts twice', async () => {
  const cutOffKinds = new Set<string>()
  const rounds: Round[] = []
  for (let no = 0; no < ROUNDS; no++) {
    const round = await withDatabase(async (db) => prepareRound(db, await demoMember(db, DEMO_EMAIL), no))
    rounds.push(round)
    // Others are sent first in each round, and others are under way at the kill.
    const first = (no * round.writes.length) / ROUNDS
    const writes = [...round.writes.slice(first), ...round.writes.slice(0, first)]
    const isLast = no === ROUNDS - 1
    const late = isLast ? writes.filter(({ kind }) => !cutOffKinds.has(kind)) : []
    const killed = await cutOff(await start(), writes, 1 + no, new Set(late.map(({ kind }) => kind)))
    for (const kind of killed) cutOffKinds.add(kind)
    const again = await start()
    // A page sends again what was not answered; twice, as an impatient person does.
    for (const { kind, path, fields } of [...writes, ...writes]) {
      const answer = await again.client.post(path, fields)
      expect([200, 302, 303], `${kind} in round ${no}: ${(await answer.text()).slice(0, 300)}`).toContain(
        answer.status,
      )
    }
    await again.server.kill()
  }
  expect([...cutOffKinds].toSorted()).toEqual(rounds[0]!.writes.map(({ kind }) => kind).toSorted())
  await withDatabase(async (db) => {
    const member = await demoMember(db, DEMO_EMAIL)
    expect(await faultsOfLedger(db, member)).toEqual([])
    for (const round of rounds)
      expect(await afterRound(db, member, round), `round ${round.no}`).toEqual({
        pantry: [
          '100 spinach (frozen)',
          '200 spinach',
          '250 lentils',
          '3 Fry-up',
          '300 beef mince',
          '500 carrots',
          '6 eggs',
          '900 white rice',
        ],
        cooked: ['Fry-up'],
        diary: ['1 Fry-up'],
        imported: 1,
        list: ['leeks ticked'],
        listChanges: 2,
      })
  })
}, 300_000)
