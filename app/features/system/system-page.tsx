import { Form, Link } from 'react-router'
import type { FormResult } from '#app/domain/errors.ts'
import { figureOf } from '#app/features/staff/figures.ts'
import { Moment, useMoments } from '#app/features/staff/moment.tsx'
import { Panel } from '#app/features/staff/panel.tsx'
import staffPage from '#app/features/staff/staff-page.module.css'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import figures from '#app/ui/figure-table.module.css'
import { Fold } from '#app/ui/fold.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import styles from './system-page.module.css'
import type { SystemState } from './system-state.server.ts'

type SystemPageProps = { state: SystemState; answer: FormResult<{ done: string }> | undefined }

/** What runs, what failed and why, what is missing: for the staff who run the system. */
export function SystemPage({ state, answer }: SystemPageProps) {
  return (
    <>
      <h1>System</h1>
      {answer?.ok === true && <Notice tone="ok">{answer.value.done}</Notice>}
      {answer?.ok === false && <Notice tone="error">{answer.message}</Notice>}
      <MissingSettings missing={state.missing} />
      <FailedModels checks={state.models?.checks ?? []} />
      <Facts state={state} />
      <Failures state={state} />
      <Queues queues={state.queues} />
    </>
  )
}

function MissingSettings({ missing }: Pick<SystemState, 'missing'>) {
  if (missing.length === 0) return null
  return (
    <Notice tone="warn" title="This site is public, and settings are missing.">
      <ul className={styles.missing}>
        {missing.map(({ setting, means }) => (
          <li key={setting}>
            <code>{setting}</code>: {means}.
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** A model that cannot be used is what members meet next: it comes before the facts. */
function FailedModels({ checks }: { checks: NonNullable<NonNullable<SystemState['models']>['checks']> }) {
  const failed = checks.filter(({ fault }) => fault !== null)
  if (failed.length === 0) return null
  return (
    <Notice tone="error" title="A model did not work when this process started.">
      <ul className={styles.missing}>
        {failed.map(({ does, model, fault }) => (
          <li key={does}>
            <code>{model}</code>, for {does}: {fault}.
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const UNREAD = 'could not be read'

function Facts({ state }: { state: SystemState }) {
  const { backup, disk, models, payments, databaseBytes, unmailedMessages } = state
  const { momentOf } = useMoments()
  const rows: [string, string][] = [
    ['Version', `${state.version} on Node ${state.node}, this process since ${momentOf(state.startedAt)}`],
    ['Database', `${state.database}, ${databaseBytes === null ? `size ${UNREAD}` : bytesOf(databaseBytes)}`],
    ['Last backup', backup ? backupWords(backup, momentOf) : UNREAD],
    [
      'Disk of the data folder',
      disk ? `${bytesOf(disk.freeBytes)} free of ${bytesOf(disk.totalBytes)}` : UNREAD,
    ],
    ['Memory of this process', bytesOf(state.memoryBytes)],
    ['Mail', mailWords(state.queues, unmailedMessages)],
    ['Payments', payments ? paymentWords(payments, momentOf) : UNREAD],
    ['Models', models ? modelWords(models) : UNREAD],
  ]
  return (
    <Panel title="State">
      <table className={figures.table}>
        <tbody>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={figures.words}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  )
}

function Failures({ state: { failures, older, isFirst } }: { state: SystemState }) {
  return (
    <Panel title="Jobs given up">
      {failures === null ? (
        <Notice tone="error">The jobs could not be read. The log says why.</Notice>
      ) : failures.length === 0 ? (
        <EmptyState title="None in the last 14 days" headingLevel={3}>
          Jobs that failed on their last try appear here, with the reason.
        </EmptyState>
      ) : (
        <ul className={staffPage.list}>
          {failures.map(({ id, queue, givenUpAt, reason, mayRunAgain }) => (
            <li key={id}>
              <div className={staffPage.rowText}>
                <h3 className={text.heading4}>{queue}</h3>
                <p>{reason ?? 'The reason was not kept: it could name somebody.'}</p>
                <p className={staffPage.facts}>
                  <Moment at={givenUpAt} />
                  {!mayRunAgain && <span>Cannot run again: what it was about named a person</span>}
                </p>
              </div>
              {mayRunAgain && (
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="jobId" value={id} />
                  <Button type="submit" variant="secondary" aria-label={`Run ${queue} again`}>
                    Run again
                  </Button>
                </Form>
              )}
            </li>
          ))}
        </ul>
      )}
      {(older || !isFirst) && (
        <nav className={layout.row} aria-label="Pages of jobs">
          {!isFirst && <Link to="/blog-admin/system">Newest</Link>}
          {older && <Link to={`?${new URLSearchParams({ before: older.toISOString() })}`}>Older</Link>}
        </nav>
      )}
    </Panel>
  )
}

function Queues({ queues }: Pick<SystemState, 'queues'>) {
  const isIdle = ({ waiting, retrying, active, givenUp }: Queue) =>
    waiting + retrying + active + givenUp === 0
  const idle = queues?.filter(isIdle) ?? []
  const busy = queues?.filter((queue) => !isIdle(queue)) ?? []
  return (
    <Panel title="Background jobs">
      {queues === null && <Notice tone="error">The queues could not be read. The log says why.</Notice>}
      {busy.length > 0 && <QueueTable queues={busy} />}
      {idle.length > 0 && (
        <Fold summary={`${figureOf(idle.length)} kinds without a job now`}>
          <ul className={styles.idle}>
            {idle.map(({ queue }) => (
              <li key={queue}>{queue}</li>
            ))}
          </ul>
        </Fold>
      )}
    </Panel>
  )
}

type Queue = NonNullable<SystemState['queues']>[number]

function QueueTable({ queues }: { queues: readonly Queue[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <section className={styles.scroll} aria-label="Background jobs by kind" tabIndex={0}>
      <table className={figures.table}>
        <thead>
          <tr>
            <th scope="col">Kind</th>
            <th scope="col" className={figures.figure}>
              Waiting
            </th>
            <th scope="col" className={figures.figure}>
              Retrying
            </th>
            <th scope="col" className={figures.figure}>
              Active
            </th>
            <th scope="col" className={figures.figure}>
              Given up
            </th>
          </tr>
        </thead>
        <tbody>
          {queues.map(({ queue, waiting, retrying, active, givenUp }) => (
            <tr key={queue}>
              <th scope="row">{queue}</th>
              {[waiting, retrying, active, givenUp].map((value, index) => (
                <td key={index} className={figures.figure}>
                  {figureOf(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type MomentOf = (at: Date) => string

function bytesOf(bytes: number): string {
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(0)} MB` : `${(bytes / 1e9).toFixed(1)} GB`
}

function backupWords(
  { last, count, isNightly }: NonNullable<SystemState['backup']>,
  momentOf: MomentOf,
): string {
  if (last) return `${momentOf(last.madeAt)}, ${bytesOf(last.sizeBytes)}; ${count} kept`
  return isNightly ? 'none yet; one is made every night' : 'none in the backup folder of this process'
}

function mailWords(queues: SystemState['queues'], unmailedMessages: number | null): string {
  const letters = queues?.find(({ queue }) => queue === 'send-mail')
  if (!letters) return UNREAD
  const { waiting, retrying, givenUp } = letters
  const messages = unmailedMessages ? `; ${unmailedMessages} messages from the contact form not mailed` : ''
  return `${waiting} waiting, ${retrying} failed and tried again, ${givenUp} given up in 14 days${messages}`
}

function paymentWords(
  { mode, events, reconciledAt }: NonNullable<SystemState['payments']>,
  momentOf: MomentOf,
): string {
  if (mode === null) return 'off'
  const checked = reconciledAt
    ? `last reconciled ${momentOf(reconciledAt)}`
    : 'not reconciled in the last day'
  return `${mode}, ${events} events in 24 hours, ${checked}`
}

function modelWords({ spent, limit, calls, failed, checks }: NonNullable<SystemState['models']>): string {
  const money =
    limit === null ? `${spent.toFixed(2)} today, no limit` : `${spent.toFixed(2)} of ${limit} today`
  const asked = (checks ?? []).map(
    ({ does, model, fault }) =>
      `; ${does} by ${model}: ${fault === null ? 'answered at the start' : `failed at the start, ${fault}`}`,
  )
  return `${money}; ${calls} calls in 24 hours, ${failed} failed${asked.join('')}`
}
