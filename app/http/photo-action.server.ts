import { z } from 'zod'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import { type Context, requireMember, servicesOf, workSignal } from './context.server.ts'
import { submit } from './form.server.ts'
import { json } from './json.server.ts'

type Read<Value> = (
  services: Services,
  member: Member,
  photo: unknown,
  options: { signal: AbortSignal },
) => Promise<Value>

/** Answers a member who posts a photo (multipart field `photo`) with what is read in it; see `FormResult` for the answer. */
export async function readPostedPhoto<Value>(
  { request, context }: { request: Request; context: Context },
  read: Read<Value>,
  { fallback, allow }: { fallback: string; allow?: (member: Member) => unknown },
): Promise<Response> {
  const services = servicesOf(context)
  const signal = workSignal(request, context)
  const { data: result } = await submit(
    request,
    z.object({ photo: z.unknown().optional() }),
    ({ photo }) => read(services, requireMember(context), photo, { signal }),
    {
      fallback,
      log: services.log,
      size: 'photo',
      allow: () => {
        const member = requireMember(context)
        allow?.(member)
      },
    },
  )
  // Nobody waits for the answer any more.
  if (request.signal.aborted) return new Response(null, { status: 499 })
  return json(result)
}
