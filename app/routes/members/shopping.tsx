import { data, Form, redirect } from 'react-router'
import { mayDo } from '#app/domain/household/rights.ts'
import { membershipOf } from '#app/features/household/household-access.server.ts'
import { orOffline } from '#app/features/page/offline-answer.ts'
import { changeShopping } from '#app/features/shopping/actions.server.ts'
import { readList } from '#app/features/shopping/list-access.server.ts'
import { openCurrentList } from '#app/features/shopping/manage-lists.server.ts'
import { listAddress, SHOPPING_PATH } from '#app/features/shopping/shopping-addresses.ts'
import { listsOf, sharePathOf, viewList } from '#app/features/shopping/shopping-lists.server.ts'
import { ShoppingPage } from '#app/features/shopping/shopping-page.tsx'
import styles from '#app/features/shopping/shopping-page.module.css'
import type { ShoppingChange } from '#app/features/shopping/shopping-view.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { textIn } from '#app/http/form.server.ts'
import { ownDay } from '#app/http/own-day.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import type { Route } from './+types/shopping'

export const handle: RouteHandle = { access: 'member' }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.list.name ?? 'Shopping list'} | Mealwright` },
  { name: 'robots', content: 'noindex' },
]

/** The list that the address names, else the current one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(context)
  const services = servicesOf(context)
  const { db, now, site } = services
  const query = new URL(request.url).searchParams
  const asked = query.get('list')
  const listId = asked ?? (await openCurrentList(db, member, now()))
  const access = { kind: 'owner', member, listId } as const
  const [row, list, lists, household] = await Promise.all([
    readList(db, access),
    viewList(db, access),
    listsOf(db, member),
    membershipOf(db, member),
  ])
  // Deleted here or in another tab, or never theirs.
  if (!row || !list) throw redirect(SHOPPING_PATH)
  const sharePath = list.isOwn ? sharePathOf(services, row) : null
  return {
    listId,
    list,
    lists,
    shareLink: sharePath === null ? null : `${site.origin}${sharePath}`,
    isInHousehold: household !== null && mayDo(household.role, 'share-list'),
    operationKey: crypto.randomUUID(),
    serverDay: ownDay(request, now()),
    editId: query.get('edit'),
    isStocking: query.has('stock'),
    deletedId: query.get('deleted'),
  }
}

/** What ends on another page than the one it was sent from, unless a script of that page sends `stay`. */
const LEADS_ON = new Set(['add-plan', 'add-recipe', 'add-missing', 'new-list', 'restore-list'])

/** Every form of the page, and of the pages that put something on the list; `intent` says which. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const query = new URL(request.url).searchParams
  const listId = query.get('list')
  if (listId && !form.has('listId')) form.set('listId', listId)
  const intent = textIn(form, 'intent')
  const { data: result, init } = await changeShopping(form, context)
  if (result.ok && LEADS_ON.has(intent) && !form.has('stay'))
    throw redirect(result.value.listId ? listAddress(result.value.listId) : SHOPPING_PATH, 303)
  // The page would ask for a list that is gone.
  if (result.ok && result.value.removedListId)
    throw redirect(`${SHOPPING_PATH}?${new URLSearchParams({ deleted: result.value.removedListId })}`, 303)
  return data({ intent, result }, { status: init?.status ?? 200 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orOffline('offline', () => serverAction())

export default function Shopping({ loaderData, actionData }: Route.ComponentProps) {
  const result = actionData?.result
  return (
    <main className={classNames(layout.wrap, layout.sectionEnd)}>
      {result?.ok === false && (
        <Notice tone="error" className={styles.done}>
          {result.message}
        </Notice>
      )}
      {result?.ok && <Done change={result.value} listId={loaderData.listId} />}
      {loaderData.deletedId !== null && (
        <Done change={{ said: 'List deleted.', removedListId: loaderData.deletedId }} listId="" />
      )}
      <ShoppingPage key={loaderData.listId} {...loaderData} />
    </main>
  )
}

/** What was done, with its way back, for whoever sends forms without scripts and for what a whole list goes through. */
function Done({ change, listId }: { change: ShoppingChange; listId: string }) {
  if (!change.said) return null
  const { removedIds = [], removedListId } = change
  return (
    <Notice tone="ok" className={styles.done}>
      {change.said}{' '}
      {(removedIds.length > 0 || removedListId) && (
        <Form method="post" action={removedListId ? SHOPPING_PATH : listAddress(listId)}>
          <input type="hidden" name="intent" value={removedListId ? 'restore-list' : 'restore'} />
          {removedListId && <input type="hidden" name="listId" value={removedListId} />}
          {removedIds.map((id) => (
            <input key={id} type="hidden" name="itemIds[]" value={id} />
          ))}
          <Button type="submit" variant="secondary" isSmall>
            Undo
          </Button>
        </Form>
      )}
    </Notice>
  )
}
