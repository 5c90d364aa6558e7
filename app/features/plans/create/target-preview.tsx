import type { CSSProperties } from 'react'
import { energyInWords, type GoalProblem } from '#app/domain/planning/goal-check.ts'
import type { PlanTargets } from '#app/domain/planning/targets.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { Notice } from '#app/ui/notice.tsx'
import { MACROS } from '#app/features/plans/view/plan-words.ts'

/** What the plan will aim at, worked out while the form is filled. */
export function TargetPreview({
  targets,
  problem,
}: {
  targets: PlanTargets | null
  /** Why the goal is not planned for. */
  problem: GoalProblem | null
}) {
  return (
    <section className="target-preview" aria-label="Your daily targets">
      <h3 className="text-base">Your daily targets</h3>
      {problem?.field === 'goal' ? (
        <Notice tone="error">{problem.message}</Notice>
      ) : targets === null ? (
        <p className="text-sm text-ink-2">They appear once age, height and weight are filled in.</p>
      ) : (
        <>
          <dl className="target-figures">
            {MACROS.map(({ name, label, unit, tone }) => (
              <div key={name} style={{ '--tone': tone } as CSSProperties}>
                <dt>{label}</dt>
                <dd className="num">
                  {formatKcal(targets.day[name])} <small>{unit}</small>
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-ink-2">{energyInWords(targets.energy)}</p>
          {targets.notes.map((note) => (
            <Notice key={note} tone="warn">
              {note}
            </Notice>
          ))}
        </>
      )}
    </section>
  )
}
