import { data, redirect } from 'react-router'
import { diaryCsvSchema } from '#app/domain/diary/csv-form.ts'
import { AppError } from '#app/domain/errors.ts'
import { diaryAsCsv } from '#app/features/calories/diary-csv.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { bytesOf } from '#app/http/bytes-of.server.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/diary-csv'

/** Open, as downloads are: a visitor is sent home. */
export const handle: RouteHandle = { access: 'open' }

const FORM = '/profile#diary-download'

export function loader() {
  throw redirect(FORM)
}

/** The member's diary as a table. Asked for by a form, so that no link of another site starts it. */
export async function action({ request, context }: Route.ActionArgs) {
  const { member } = viewerOf(context)
  const { db, limits, log } = servicesOf(context)
  const { data: sent, init } = await submit(
    await readForm(request),
    diaryCsvSchema,
    (values) => Promise.resolve(values),
    { fallback: 'The diary could not be downloaded. Please try again.', log },
  )
  // What is no form of ours has nothing to be led back to.
  if (!sent.ok && sent.code !== 'invalid-input') return data(sent, init ?? undefined)
  if (!member || member.tier !== 'premium') throw redirect(FORM)
  if (!sent.ok) throw redirect('/profile?diary=dates#diary-download')
  try {
    await limits.spend('diary-csv-hour', member.id)
  } catch (error) {
    if (error instanceof AppError) throw redirect('/profile?diary=later#diary-download')
    throw error
  }
  const { from, to, rows } = sent.value
  return new Response(bytesOf(diaryAsCsv(db, member, sent.value, request.signal)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="mealwright-diary-${rows}-${from}-to-${to}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
