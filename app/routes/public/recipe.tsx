import { data, useSearchParams } from 'react-router'
import { MEASURE_SYSTEMS } from '#app/domain/recipe/measure-systems.ts'
import { BlockedRecipe } from '#app/features/community/blocked-recipe.tsx'
import { PlannedRecipe, type PlannedRecipeData } from '#app/features/plans/view/planned-recipe.tsx'
import { FoundRecipePage } from '#app/features/recipe-page/found-recipe-page.tsx'
import { loadRecipePage } from '#app/features/recipe-page/load-recipe-page.server.ts'
import { FailedRecipe, MissingRecipe } from '#app/features/recipe-page/no-recipe.tsx'
import { changeRecipe } from '#app/features/recipe-page/recipe-page-actions.server.ts'
import { orOffline } from '#app/features/page/offline-answer.ts'
import { recipeMeta } from '#app/features/recipes/view/recipe-meta.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
import { textIn } from '#app/http/form.server.ts'
import { ownDay } from '#app/http/own-day.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/recipe'

export const handle: RouteHandle = { access: 'open' }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData?.kind === 'found'
    ? recipeMeta(loaderData.recipe, loaderData)
    : [
        {
          title: `${loaderData?.kind === 'planned' ? loaderData.recipe.name : 'Recipe Not Found'} | Mealwright`,
        },
        { name: 'robots', content: 'noindex' },
      ]

const STATUS_OF = { found: 200, planned: 200, blocked: 200, missing: 404, failed: 500 } as const

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { member } = viewerOf(context)
  const services = servicesOf(context)
  const today = ownDay(request, services.now())
  const page = await loadRecipePage(services, member, params.recipeId, today)
  return data(page, { status: STATUS_OF[page.kind] })
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const intent = textIn(form, 'intent')
  const today = ownDay(request, servicesOf(context).now())
  const { data: result, init } = await changeRecipe(context, params.recipeId, { intent, form, today })
  return data({ intent, result }, { status: init?.status ?? 200 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orOffline('offline', () => serverAction())

/** How the recipe is shown at first, where its address says so. */
function viewAskedFor(query: URLSearchParams, servingsWritten: number) {
  const servings = Number(query.get('servings'))
  return {
    servings: Number.isInteger(servings) && servings >= 1 && servings <= 100 ? servings : servingsWritten,
    system: MEASURE_SYSTEMS.find((one) => one === query.get('units')) ?? ('original' as const),
  }
}

/** What a plan's recipe is shown for: as many as are cooked, guests included, where it is written for the table. */
function servingsOf({ recipe: { servings }, table }: PlannedRecipeData): number {
  const cooked = table?.servingsCooked ?? servings
  return Number.isInteger(cooked) ? cooked : servings
}

export default function RecipePage({ loaderData, actionData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  switch (loaderData.kind) {
    case 'failed':
      return <FailedRecipe message={loaderData.message} />
    case 'missing':
      return <MissingRecipe />
    case 'blocked':
      return <BlockedRecipe author={loaderData.author} path={loaderData.path} />
    case 'planned':
      return (
        <main>
          <PlannedRecipe {...loaderData} initial={viewAskedFor(query, servingsOf(loaderData))} />
        </main>
      )
    case 'found':
      return (
        <FoundRecipePage
          found={loaderData}
          initial={viewAskedFor(query, loaderData.recipe.servings)}
          failure={actionData?.result.ok === false ? actionData.result.message : undefined}
        />
      )
  }
}
