import { data, Link } from 'react-router'
import { changeSharedList } from '#app/features/shopping/actions.server.ts'
import { accessByLink } from '#app/features/shopping/list-access.server.ts'
import { SharedShoppingPage } from '#app/features/shopping/shared-shopping-page.tsx'
import { viewList } from '#app/features/shopping/shopping-lists.server.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { factsOf, servicesOf } from '#app/http/context.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { orOfflineResult } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/shared-shopping'

export const handle: RouteHandle = { access: 'open' }

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.list?.name ?? 'Shopping list'} | Mealwright` },
  { name: 'robots', content: 'noindex, nofollow' },
]

/** The address is the key: it is not to be found and not kept. */
const SECRET = { 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'private, no-store' }
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** A shared list, for whoever has its link. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, limits } = servicesOf(context)
  await limits.spend('shared-shopping-address', factsOf(context).clientAddress)
  const access = accessByLink(params.token)
  const list = access ? await viewList(db, access) : null
  const shown = { list, token: params.token, operationKey: crypto.randomUUID() }
  return data(shown, { status: list ? 200 : 404, headers: SECRET })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const access = accessByLink(params.token)
  const { data: result, init } = await changeSharedList(await readForm(request), context, access)
  return data(result, { status: init?.status ?? 200 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOfflineResult(serverAction)

export default function SharedShopping({ loaderData, actionData }: Route.ComponentProps) {
  const { list, token, operationKey } = loaderData
  if (!list)
    return (
      <main className={classNames(layout.wrap, layout.pageHead, layout.pageHeadEmpty)}>
        <h1>This link does not open a list</h1>
        <p className={text.lede}>
          Sharing was stopped, or the list was deleted. Ask the person who sent it for a new one.
        </p>
        <p>
          <LinkButton as={Link} to="/">
            Back to Home
          </LinkButton>
        </p>
      </main>
    )
  return (
    <main className={classNames(layout.wrap, layout.sectionEnd)}>
      {actionData?.ok === false && <Notice tone="error">{actionData.message}</Notice>}
      <SharedShoppingPage list={list} token={token} operationKey={operationKey} />
    </main>
  )
}
