import { PreviewBlock, type PreviewType } from '#app/features/site/preview-block.tsx'
import { Benefits, HowItWorks } from './benefits.tsx'
import { FinalCall } from './final-call.tsx'
import { Hero } from './hero.tsx'
import { PlanComparison } from './plan-comparison.tsx'
import { Stats, Testimonials } from './proof.tsx'
import type { Showcase } from './showcase.ts'
import { ToolCards } from './tool-cards.tsx'

type LandingPageProps = {
  isSignedIn: boolean
  showcase: Showcase
  /** What a visitor was on the way to when the page asked for a member. */
  preview: PreviewType | null
}

export function LandingPage({ isSignedIn, showcase, preview }: LandingPageProps) {
  return (
    <main>
      {preview && (
        <div className="wrap py-8">
          <PreviewBlock type={preview} />
        </div>
      )}
      <Hero isSignedIn={isSignedIn} showcase={showcase} />
      <ToolCards isSignedIn={isSignedIn} />
      <Benefits />
      <div className="pt-section">
        <HowItWorks />
      </div>
      <Stats />
      <div className="pt-section">
        <Testimonials />
      </div>
      <div className="py-section">
        <PlanComparison isSignedIn={isSignedIn} />
      </div>
      <FinalCall isSignedIn={isSignedIn} />
    </main>
  )
}
