import { data, redirect, useSearchParams } from 'react-router'
import { visitorRecipeSchema } from '#app/domain/recipe/visitor-recipe.ts'
import { organization, webSite } from '#app/domain/seo/structured-data.ts'
import { latestPosts } from '#app/features/blog/public/latest-posts.server.ts'
import { ownPath } from '#app/domain/account.ts'
import { pageMeta } from '#app/features/page/page-meta.ts'
import { STATS } from '#app/features/site/landing/marketing-stats.ts'
import { LandingPage } from '#app/features/site/landing/landing-page.tsx'
import { liveStats } from '#app/features/site/landing/live-counts.server.ts'
import { dishBehindDialog, listSent, makeDish } from '#app/features/site/landing/make-dish.server.ts'
import { cookbook } from '#app/cookbook.server.ts'
import { landingSampleDish } from '#app/features/site/landing/sample-dish.server.ts'
import { sampleWeek } from '#app/features/site/landing/sample-week.server.ts'
import { MEMBER_HOME } from '#app/features/site/site-links.ts'
import { wantedPreview } from '#app/features/site/landing/wanted-preview.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { factsOf, servicesOf, viewerOf } from '#app/http/context.server.ts'
import { submit, textIn } from '#app/http/form.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/landing'

export const handle: RouteHandle = { access: 'open', isReading: true }

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const origin = loaderData?.origin ?? ''
  return pageMeta({
    title: 'Mealwright: cook what you have, know what is in it',
    description:
      'Recipes, calorie estimates and meal plans from what is in your kitchen, with every gram counted from a food table.',
    path: '/',
    origin,
    structuredData: [organization(origin), webSite(origin)],
  })
}

const LATEST_POSTS = 3

export async function loader({ context, url }: Route.LoaderArgs) {
  const wanted = ownPath(url.searchParams.get('to') ?? '')
  if (viewerOf(context).member !== null) throw redirect(wanted ?? MEMBER_HOME)
  const services = servicesOf(context)
  const { site, db, now } = services
  const [posts, stats, kept] = await Promise.all([
    latestPosts(services, LATEST_POSTS),
    site.hasLiveCounts ? liveStats(db, now()) : STATS,
    dishBehindDialog(services, wanted, factsOf(context).clientAddress),
  ])
  return { sample: landingSampleDish(cookbook), week: sampleWeek(), kept, stats, posts, origin: site.origin }
}

/** Makes a dish of what a visitor typed: shown on the page, stored nowhere. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const services = servicesOf(context)
  const typed = listSent(textIn(form, 'example'), textIn(form, 'ingredients'))
  form.set('ingredients', typed)
  const { data: result, init } = await submit(
    form,
    visitorRecipeSchema,
    (asked) => makeDish(services, asked, factsOf(context).clientAddress),
    { fallback: 'We could not make a dish just now. Please try again.', log: services.log },
  )
  return data({ result, typed }, init ?? undefined)
}

export default function Landing({ loaderData, actionData }: Route.ComponentProps) {
  const { sample, week, kept, stats, posts } = loaderData
  const [query] = useSearchParams()
  const result = actionData?.result
  return (
    <LandingPage
      sample={sample}
      made={result?.ok ? result.value : kept}
      typed={actionData?.typed ?? kept?.typed ?? ''}
      refusal={result?.ok === false ? result.message : null}
      week={week}
      stats={stats}
      posts={posts}
      preview={wantedPreview(query.get('to'))}
    />
  )
}
