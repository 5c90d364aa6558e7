import { lazy, Suspense } from 'react'
import { data, Link } from 'react-router'
import { usageCards } from '#app/domain/allowance.ts'
import { splitIngredientList } from '#app/domain/food/pasted-list.ts'
import { withoutDates } from '#app/domain/pantry/date-in-line.ts'
import type { GenerationEvent } from '#app/domain/recipe/generation.ts'
import { recipeRequestSchema } from '#app/domain/recipe/recipe-request.ts'
import { wishesInWords } from '#app/domain/planning/dietary-preferences.ts'
import { dietaryPreferencesOf } from '#app/features/account/food-preferences.server.ts'
import { usageStatsOf } from '#app/features/billing/allowance.server.ts'
import { UsageCard } from '#app/features/billing/usage-card.tsx'
import { generateRecipes } from '#app/features/recipes/generate/generate-recipes.server.ts'
import { type LatestRecipes, latestRecipes } from '#app/features/recipes/generate/latest-recipes.server.ts'
import { RecipeGenerator } from '#app/features/recipes/generate/recipe-generator.tsx'
import { NOTHING_YET, stateOfEvents } from '#app/features/recipes/generate/use-generation.ts'
import { preferencesIn } from '#app/features/recipes/generate/preference-fields.tsx'
import { pageMeta } from '#app/features/page/page-meta.ts'
import { pageImage } from '#app/features/page/social-image.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf, viewerOf, workSignal } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { loadOrReload } from '#app/ui/load-script.ts'
import text from '#app/ui/text.module.css'
import type { Route } from './+types/upload'
import styles from './upload.module.css'

const loadPreview = () => import('#app/features/site/recipe-preview.tsx')
/** For visitors only, and the server has made it: its script may come after the form's. */
const RecipePreview = lazy(async () => ({ default: (await loadOrReload(loadPreview)).RecipePreview }))

export const handle: RouteHandle = { access: 'open' }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Create Recipes',
    description: `${loaderData?.readsPhotos ? 'Type or photograph' : 'Type'} what is in your kitchen and get a recipe you can cook tonight.`,
    path: '/upload',
    origin: loaderData?.origin ?? '',
    ...(loaderData && { image: loaderData.image }),
  })

const LONGEST_LIST = 5000
/** Premium members find their recipes under My Recipes. */
const NO_LATEST: LatestRecipes = { recipes: [], isRunning: false }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { member } = viewerOf(context)
  const { site, db, chef, kitchen, now } = servicesOf(context)
  return {
    origin: site.origin,
    image: pageImage('upload'),
    readsPhotos: site.readsPhotos === true,
    tier: member?.tier ?? null,
    memberId: member?.id ?? null,
    hasModel: chef.name !== kitchen.name,
    canDraw: chef.drawRecipe !== null,
    latest: member?.tier === 'free' ? await latestRecipes(db, member, now()) : NO_LATEST,
    usage: member?.tier === 'free' ? usageCards(await usageStatsOf(db, member)) : null,
    idempotencyKey: crypto.randomUUID(),
    /** What somebody typed elsewhere, on the landing page for one: the list begins with it. */
    asked: splitIngredientList(
      withoutDates((url.searchParams.get('ingredients') ?? '').slice(0, LONGEST_LIST)),
    ).items,
    preferences: preferencesIn(url.searchParams),
    dietaryPreferences: member ? wishesInWords(await dietaryPreferencesOf(db, member)) : '',
  }
}

/** The way without scripts: the whole answer at once. With scripts the page streams from /upload/generate. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const form = await readForm(request)
  const typed = form.getAll('ingredients[]').map(String)
  const result = await submit(
    form,
    recipeRequestSchema,
    async (values) => {
      const events: GenerationEvent[] = []
      const signal = workSignal(request, context)
      for await (const event of generateRecipes(services, requireMember(context), values, signal))
        events.push(event)
      return events
    },
    { fallback: 'Failed to generate recipes', log: services.log },
  )
  const preferences = preferencesIn(form)
  return data({ result: result.data, typed, preferences }, result.init ?? undefined)
}

export default function Upload({ loaderData, actionData }: Route.ComponentProps) {
  const {
    tier,
    memberId,
    latest,
    usage,
    idempotencyKey,
    hasModel,
    canDraw,
    dietaryPreferences,
    asked,
    preferences,
    readsPhotos,
  } = loaderData
  const result = actionData?.result
  const initial = !result
    ? NOTHING_YET
    : result.ok
      ? stateOfEvents(result.value)
      : { ...NOTHING_YET, phase: 'done' as const, refusal: result }
  return (
    <main className={classNames(layout.wrap, layout.sectionEnd, tier === null && styles.withPreview)}>
      <div className={classNames(layout.pageHead, layout.noPrint)}>
        <h1>Create Recipes</h1>
        <p className={text.lede}>
          What is in the kitchen?{' '}
          {readsPhotos ? 'Start with a photo, or type it.' : 'Type it, or paste a list.'}
        </p>
      </div>
      {usage && (
        <div className={classNames(styles.usage, layout.noPrint)} aria-label="Your free trial">
          {usage.map((one) => (
            <div key={one.feature} className={one.feature === 'recipes' ? undefined : styles.other}>
              <UsageCard usage={one} />
            </div>
          ))}
        </div>
      )}
      <RecipeGenerator
        tier={tier}
        memberId={memberId}
        initial={initial}
        latest={latest}
        initialIngredients={actionData?.typed.filter((line) => line.trim() !== '') ?? asked}
        initialPreferences={actionData?.preferences ?? preferences}
        idempotencyKey={idempotencyKey}
        hasModel={hasModel}
        canDraw={canDraw}
        dietaryPreferences={dietaryPreferences}
      />
      {tier === null && (
        <div className={styles.preview}>
          <Suspense>
            <RecipePreview />
          </Suspense>
        </div>
      )}
      <p className={classNames(layout.noPrint, text.small, text.muted, styles.advice)}>
        Recipes are ideas for cooking. Check the labels of what you use if you have an allergy.{' '}
        <Link to="/help">How this works</Link>
      </p>
    </main>
  )
}
