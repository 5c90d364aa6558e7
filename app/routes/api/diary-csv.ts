import { redirect } from 'react-router'
import { diaryCsvSchema } from '#app/domain/diary/csv-form.ts'
import { AppError } from '#app/domain/errors.ts'
import { diaryAsCsv } from '#app/features/calories/diary-csv.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { bytesOf } from '#app/http/bytes-of.server.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
import { textIn } from '#app/http/form.server.ts'
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
  if (!member || member.tier !== 'premium') throw redirect(FORM)
  const { db, limits } = servicesOf(context)
  const form = await readForm(request)
  const sent = diaryCsvSchema.safeParse({
    from: textIn(form, 'from'),
    to: textIn(form, 'to'),
    rows: textIn(form, 'rows'),
  })
  if (!sent.success) throw redirect('/profile?diary=dates#diary-download')
  try {
    await limits.spend('diary-csv-hour', member.id)
  } catch (error) {
    if (error instanceof AppError) throw redirect('/profile?diary=later#diary-download')
    throw error
  }
  const { from, to, rows } = sent.data
  return new Response(bytesOf(diaryAsCsv(db, member, sent.data, request.signal)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="mealwright-diary-${rows}-${from}-to-${to}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
