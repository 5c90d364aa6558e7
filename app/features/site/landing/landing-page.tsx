import type { BlogPostCardData } from '#app/features/blog/public/post-card-data.ts'
import { LatestPosts } from '#app/features/blog/public/latest-posts.tsx'
import { PreviewBlock, type PreviewType } from '#app/features/site/preview-block.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Benefits } from './benefits.tsx'
import type { Stat } from './marketing-stats.ts'
import { FinalCall } from './final-call.tsx'
import { Hero, type MadeDish } from './hero.tsx'
import styles from './sections.module.css'
import { PlanComparison } from './plan-comparison.tsx'
import { Stats, Testimonials } from './proof.tsx'
import type { SampleWeek } from './sample-week.ts'
import { HowItWorks } from './scenes.tsx'
import type { ShownDish } from './shown-dish.ts'
import { ToolCards } from './tool-cards.tsx'

type LandingPageProps = {
  sample: ShownDish
  /** What came of a visitor's list, what was typed, and why nothing came of it. */
  made: MadeDish | null
  typed: string
  refusal: string | null
  week: SampleWeek
  /** Figures to be proud of; none hides the band. */
  stats: readonly Stat[]
  /** The newest of the blog; none hides the section. */
  posts: readonly BlogPostCardData[]
  /** What a visitor was on the way to when the page asked for a member. */
  preview: PreviewType | null
}

export function LandingPage({ week, stats, posts, preview, ...hero }: LandingPageProps) {
  return (
    <main>
      {preview && (
        <div className={classNames(layout.wrap, styles.preview)}>
          <PreviewBlock type={preview} />
        </div>
      )}
      <Hero {...hero} />
      <ToolCards />
      <Benefits />
      <div className={styles.spaceAbove}>
        <HowItWorks week={week} />
      </div>
      {posts.length > 0 && (
        <div className={layout.section}>
          <LatestPosts posts={posts} />
        </div>
      )}
      {stats.length > 0 && <Stats stats={stats} />}
      <div className={styles.spaceAbove}>
        <Testimonials />
      </div>
      <div className={layout.section}>
        <PlanComparison />
      </div>
      <FinalCall />
    </main>
  )
}
