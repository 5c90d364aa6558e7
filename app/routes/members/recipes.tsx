import { data, Link, redirect } from 'react-router'
import { isUnavailable } from '#app/domain/errors.ts'
import {
  chosenRecipesSchema,
  folderSchema,
  moveRecipesSchema,
  newFolderSchema,
  renameFolderSchema,
} from '#app/domain/recipe/recipe-forms.ts'
import { savedFilterOf, shownOf } from '#app/domain/recipe/saved-list.ts'
import { withStock } from '#app/features/cooking/stock-of-recipe.server.ts'
import { deleteRecipes, restoreRecipes } from '#app/features/recipes/saved/delete-recipes.server.ts'
import {
  createFolder,
  deleteFolder,
  listFolders,
  moveRecipes,
  renameFolder,
} from '#app/features/recipes/saved/folders.server.ts'
import { orOffline } from '#app/features/page/offline-answer.ts'
import { presentCard } from '#app/features/recipes/present-recipe.server.ts'
import { countSaved, listSaved } from '#app/features/recipes/recipes.server.ts'
import { DeletedNotice, SavedList } from '#app/features/recipes/saved/saved-list.tsx'
import { FailureReference } from '#app/features/page/failure-reference.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { submit, submitNothing, textIn } from '#app/http/form.server.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/recipes'
import styles from './recipes.module.css'

export const handle: RouteHandle = { access: 'member' }
export const meta: Route.MetaFunction = () => [{ title: 'Your Recipes | Mealwright' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(context)
  const services = servicesOf(context)
  const { db, log } = services
  const query = new URL(request.url).searchParams
  const filter = savedFilterOf(query)
  try {
    const [{ ids, rows }, { total, cuisines }, folders] = await Promise.all([
      listSaved(db, member, filter, shownOf(query)),
      countSaved(db, member),
      listFolders(db, member),
    ])
    return data({
      kind: 'found' as const,
      isPremium: member.tier === 'premium',
      filter,
      recipes: await withStock(
        services,
        member,
        rows.map((row) => ({
          id: row.id,
          card: presentCard(row),
          isPublic: row.isPublic,
        })),
        ({ id }) => id,
      ),
      ids,
      total,
      cuisines,
      folders,
      deletedIds: query.getAll('deleted').slice(0, 1),
    })
  } catch (error) {
    if (isUnavailable(error)) throw error
    log.error({ error }, 'Failed to fetch recipes. Please try again.')
    return data({ kind: 'failed' } as const, { status: 500 })
  }
}

/** What is done with recipes and folders; the intent says which. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db, log, now } = servicesOf(context)
  const form = await readForm(request)
  const intent = textIn(form, 'intent')
  const member = () => requireMember(context)
  const run = async () => {
    switch (intent) {
      case 'delete':
        return submit(
          form,
          chosenRecipesSchema,
          ({ ids }) =>
            deleteRecipes(db, requireMember(context, 'You must be logged in to delete recipes'), ids, now()),
          { fallback: 'Failed to delete recipe. Please try again.', log },
        )
      case 'restore':
        return submit(form, chosenRecipesSchema, ({ ids }) => restoreRecipes(db, member(), ids, now()), {
          fallback: 'The recipes could not be brought back. Please try again.',
          log,
        })
      case 'move':
        return submit(form, moveRecipesSchema, (values) => moveRecipes(db, member(), values), {
          fallback: 'Nothing was moved. Please try again.',
          log,
        })
      case 'create-folder':
        return submit(form, newFolderSchema, (values) => createFolder(db, member(), values), {
          fallback: 'The folder was not made. Please try again.',
          log,
        })
      case 'rename-folder':
        return submit(form, renameFolderSchema, (values) => renameFolder(db, member(), values), {
          fallback: 'The folder was not renamed. Please try again.',
          log,
        })
      case 'delete-folder':
        return submit(
          form,
          folderSchema,
          async (values) => {
            await deleteFolder(db, member(), values)
            // The list may have been that folder's.
            throw redirect('/recipes')
          },
          { fallback: 'The folder was not deleted. Please try again.', log },
        )
      default:
        return submitNothing(form, log)
    }
  }
  const { data: result, init } = await run()
  return data({ intent, result }, { status: init?.status ?? 200 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orOffline('offline', () => serverAction())

export default function Recipes({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'failed') {
    return (
      <main className={classNames(layout.wrap, layout.pageHead)}>
        <h1>Your Recipes</h1>
        <Notice tone="error" title="Failed to load recipes">
          Failed to fetch recipes. Please try again.
        </Notice>
        <p>
          <LinkButton href="/recipes">Load them again</LinkButton>
        </p>
        <FailureReference />
      </main>
    )
  }
  const { isPremium, total, folders } = loaderData
  const done = actionData?.result.ok ? actionData.result.value : null
  const deletedIds = done && 'deletedIds' in done ? done.deletedIds : actionData ? [] : loaderData.deletedIds
  const isEmpty = total === 0 && folders.length === 0
  return (
    <main className={classNames(layout.wrap, layout.sectionEnd)}>
      <div className={classNames(layout.pageHead, layout.row, layout.spread, styles.head)}>
        <h1>Your Recipes</h1>
        {isPremium && (
          <LinkButton as={Link} variant="secondary" to="/upload">
            Create Recipes
          </LinkButton>
        )}
      </div>
      {done && 'failedCount' in done && done.failedCount > 0 && (
        <Notice tone="error" className={styles.notice}>
          Failed to delete some recipes
        </Notice>
      )}
      <DeletedNotice ids={deletedIds} />
      {!isPremium && total > 0 && (
        <Notice tone="warn" className={styles.notice}>
          Saving recipes comes with Premium. What you kept stays yours: cook from it, download it or delete
          it. <Link to="/pricing">View Pricing</Link>
        </Notice>
      )}
      {isEmpty ? (
        <EmptyState
          title={isPremium ? 'No recipes yet' : 'Saving recipes comes with Premium'}
          action={
            <LinkButton as={Link} to={isPremium ? '/upload' : '/pricing'}>
              {isPremium ? 'Create Recipes' : 'View Pricing'}
            </LinkButton>
          }
        >
          {isPremium ? (
            <>
              Every recipe you generate is kept here. Have some already?{' '}
              <Link to="/recipes/import">Import them</Link>.
            </>
          ) : (
            'With Premium every recipe you generate is kept here, to find and cook again.'
          )}
        </EmptyState>
      ) : (
        <SavedList data={loaderData} answer={actionData} />
      )}
    </main>
  )
}
