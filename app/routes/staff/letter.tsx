import { data, redirect } from 'react-router'
import { AppError } from '#app/domain/errors.ts'
import {
  letterTextSchema,
  scheduleLetterSchema,
  sendLetterSchema,
} from '#app/domain/newsletter/letter-forms.ts'
import { CLIPPED_AT_BYTES, NO_FIGURES } from '#app/domain/newsletter/letters.ts'
import { previewArticle } from '#app/features/blog/admin/editor/preview-article.server.ts'
import { sampleCopy } from '#app/features/letters/letter-copies.server.ts'
import { enqueueDelivery } from '#app/features/letters/letter-jobs.server.ts'
import { LetterPage } from '#app/features/letters/letter-page.tsx'
import {
  countReaders,
  deleteLetter,
  figuresOf,
  letterOf,
  saveLetter,
} from '#app/features/letters/letters.server.ts'
import {
  cancelLetter,
  scheduleLetter,
  sendLetter,
  sendTest,
} from '#app/features/letters/send-letter.server.ts'
import { mailPreviews } from '#app/features/system/mail-previews.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf } from '#app/http/context.server.ts'
import { noFieldsSchema, submit, submitNothing, textIn } from '#app/http/form.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/letter'

export const handle: RouteHandle = { access: 'staff' }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.letter.subject || 'Letter'} | Mealwright staff` },
]

export async function loader({ request, params, context }: Route.LoaderArgs) {
  requireStaff(context, 'send-letters')
  const services = servicesOf(context)
  const { db } = services
  const { runId: _run, createdBy: _by, ...letter } = await letterOf(db, params.letterId).catch(notFound)
  const isOpen = letter.status === 'draft' || letter.status === 'scheduled'
  const [copy, readers, figures, article] = await Promise.all([
    sampleCopy(services, letter),
    countReaders(db, letter.kind),
    figuresOf(db, [letter.id]),
    isOpen ? previewArticle(db, letter) : null,
  ])
  return {
    letter,
    article,
    readers,
    figures: figures.get(letter.id) ?? NO_FIGURES,
    isClipped: Buffer.byteLength(copy.html) > CLIPPED_AT_BYTES,
    previews: mailPreviews([{ kind: letter.kind, email: copy }], new URL(request.url).searchParams),
    lettersPerMinute: services.newsletter.lettersPerMinute,
  }
}

/** A page of its own for a letter that is not there. */
function notFound(error: unknown): never {
  throw error instanceof AppError && error.code === 'not-found' ? data(null, { status: 404 }) : error
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = requireStaff(context, 'send-letters')
  const services = servicesOf(context)
  const { db, jobs, now, log } = services
  const { letterId } = params
  const form = await readForm(request, 'article')
  const options = { fallback: 'That did not work. Please try again.', log }
  const needs = { db, now, enqueueDelivery: enqueueDelivery(jobs) }
  switch (textIn(form, 'intent')) {
    case 'save':
      return submit(
        form,
        letterTextSchema,
        async (text) => {
          await saveLetter(services, letterId, text)
          return 'The letter is saved.'
        },
        options,
      )
    case 'test':
      return submit(
        form,
        letterTextSchema,
        async (text) => {
          await saveLetter(services, letterId, text)
          return `The letter is saved, and a test is on its way to ${await sendTest({ db, jobs }, staff, letterId)}.`
        },
        options,
      )
    // Asks how many readers it may go to: nothing is sent without the answer.
    case 'ask':
      return submit(
        form,
        letterTextSchema,
        async (text) => {
          await saveLetter(services, letterId, text)
          await sendLetter(needs, staff, letterId, null)
          return 'The letter is on its way.'
        },
        options,
      )
    case 'schedule':
      return submit(
        form,
        letterTextSchema.extend(scheduleLetterSchema.shape),
        async ({ sendAt, timeZone, ...text }) => {
          await saveLetter(services, letterId, text)
          await scheduleLetter({ db, now }, staff, letterId, { sendAt, timeZone })
          return 'The letter is scheduled.'
        },
        options,
      )
    case 'send':
      return submit(
        form,
        sendLetterSchema,
        async ({ readers }) => {
          await sendLetter(needs, staff, letterId, readers)
          return 'The letter is on its way.'
        },
        options,
      )
    case 'cancel':
      return submit(
        form,
        noFieldsSchema,
        async () => {
          const became = await cancelLetter({ db, now }, staff, letterId)
          return became === 'draft'
            ? 'The letter is a draft again and will not be sent.'
            : 'The letter is stopped. No further copies are sent.'
        },
        options,
      )
    case 'delete':
      return submit(
        form,
        noFieldsSchema,
        async () => {
          await deleteLetter({ db, now }, staff, letterId)
          throw redirect('/blog-admin/letters')
        },
        options,
      )
    default:
      return submitNothing(form, log)
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function StaffLetter({ loaderData, actionData }: Route.ComponentProps) {
  return <LetterPage {...loaderData} result={actionData ?? null} />
}
