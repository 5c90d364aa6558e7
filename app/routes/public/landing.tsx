import { redirect, useSearchParams } from 'react-router'
import { organization, webSite } from '#app/domain/seo/structured-data.ts'
import { latestPosts } from '#app/features/blog/public/latest-posts.server.ts'
import { pageMeta } from '#app/features/page/page-meta.ts'
import { STATS } from '#app/features/site/landing/marketing-stats.ts'
import { LandingPage } from '#app/features/site/landing/landing-page.tsx'
import { liveStats } from '#app/features/site/landing/live-counts.server.ts'
import { landingSampleRecipes } from '#app/features/site/landing/sample-recipes.server.ts'
import { MEMBER_HOME } from '#app/features/site/site-links.ts'
import { wantedPreview } from '#app/features/site/landing/wanted-preview.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { servicesOf, viewerOf } from '#app/http/context.server.ts'
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

export async function loader({ context }: Route.LoaderArgs) {
  if (viewerOf(context).member !== null) throw redirect(MEMBER_HOME)
  const services = servicesOf(context)
  const { site, db, now } = services
  const [posts, stats] = await Promise.all([
    latestPosts(services, LATEST_POSTS),
    site.hasLiveCounts ? liveStats(db, now()) : STATS,
  ])
  return {
    sampleRecipes: landingSampleRecipes(),
    stats,
    posts,
    origin: site.origin,
  }
}

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { sampleRecipes, stats, posts } = loaderData
  const [query] = useSearchParams()
  const preview = wantedPreview(query.get('to'))
  return <LandingPage sampleRecipes={sampleRecipes} stats={stats} posts={posts} preview={preview} />
}
