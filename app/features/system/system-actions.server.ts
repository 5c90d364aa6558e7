import { data } from 'react-router'
import { AppError } from '#app/domain/errors.ts'
import { runAgainSchema } from '#app/domain/staff/system-forms.ts'
import { type Context, requireStaff, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { readForm } from '#app/http/read-form.server.ts'

/** Runs a job again that was given up. A second click finds it gone and says so. */
export async function runJobAgain(request: Request, context: Context) {
  requireStaff(context, 'see-system')
  const { operations, log } = servicesOf(context)
  const { data: result, init } = await submit<typeof runAgainSchema, { done: string }>(
    await readForm(request),
    runAgainSchema,
    async ({ jobId }) => {
      if (!(await operations.jobs.runAgain(jobId)))
        throw new AppError('not-found', 'This job is gone: it was run again before, or its time was over.')
      return { done: 'The job is waiting to run again.' }
    },
    { fallback: 'The job was not started. Please try again.', log },
  )
  return data(result, { status: init?.status ?? 200 })
}
