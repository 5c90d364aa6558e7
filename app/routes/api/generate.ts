import { redirect } from 'react-router'
import { STATUS_OF } from '#app/domain/errors.ts'
import { recipeRequestSchema } from '#app/domain/recipe/recipe-request.ts'
import { generateRecipes } from '#app/features/recipes/generate/generate-recipes.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { ndjsonStream, oneLine } from '#app/http/ndjson-stream.server.ts'
import type { GenerationEvent } from '#app/domain/recipe/generation.ts'
import type { Route } from './+types/generate'

export const handle: RouteHandle = { access: 'open' }

const FAILED = 'Failed to generate recipes'

export function loader() {
  throw redirect('/upload')
}

/** Recipes as they are written, one JSON object a line. The page without scripts posts to /upload instead. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const { data: form } = await submit(request, recipeRequestSchema, async (values) => values, {
    fallback: FAILED,
    log: services.log,
  })
  if (!form.ok) {
    const { code, message } = form
    return oneLine<GenerationEvent>({ type: 'error', code, message }, STATUS_OF[code])
  }
  return ndjsonStream<GenerationEvent>(
    { request, context },
    (signal) => generateRecipes(services, requireMember(context), form.value, signal),
    (refusal) => ({
      type: 'error',
      code: refusal.code,
      message: refusal.message,
      ...(refusal.details ? { details: refusal.details } : {}),
    }),
    { fallback: FAILED, log: services.log },
  )
}
