import { AppError } from '#app/domain/errors.ts'
import { blockMember, unblockMember } from '#app/features/blocks/blocks.server.ts'
import { recipesOfAuthor } from '#app/features/community/leaderboards.server.ts'
import { requireFeed } from '#app/features/community/posts.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf, viewerOf } from '#app/http/context.server.ts'
import { noFieldsSchema, submit, submitNothing, textIn } from '#app/http/form.server.ts'
import { answerForm, jsonOf } from '#app/http/json.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { readPublic } from '#app/http/recent-write.server.ts'
import type { Route } from './+types/author-recipes'

export const handle: RouteHandle = { access: 'open' }

/** What one member shares, for the feed's dialog. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { log } = servicesOf(context)
  const after = new URL(request.url).searchParams.get('after')
  return jsonOf(
    async () => {
      const viewer = requireFeed(viewerOf(context).member)
      const found = await readPublic({ request, context }, (db) =>
        recipesOfAuthor(db, viewer, params.authorId, after),
      )
      if (!found) throw new AppError('not-found', 'This member no longer shares any recipes.')
      return found
    },
    { fallback: 'Failed to fetch user public recipes. Please try again.', log },
  )
}

/** Blocks an author, or takes it back: for any member. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { db, limits, log, now } = servicesOf(context)
  const form = await readForm(request)
  const member = async () => {
    const found = requireMember(context)
    await limits.spend('block-minute', found.id)
    return found
  }
  const run = () => {
    switch (textIn(form, 'intent')) {
      case 'block':
        return submit(
          form,
          noFieldsSchema,
          async () => blockMember(db, await member(), params.authorId, now()),
          { fallback: 'The member was not blocked. Please try again.', log },
        )
      case 'unblock':
        return submit(
          form,
          noFieldsSchema,
          async () => {
            await unblockMember(db, await member(), params.authorId)
            return null
          },
          { fallback: 'The member is still blocked. Please try again.', log },
        )
      default:
        return submitNothing(form, log)
    }
  }
  return answerForm(request, form, (await run()).data)
}
