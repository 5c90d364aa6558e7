import { useEnergy } from '#app/features/page/energy.tsx'
import { energyInWords, type GoalProblem } from '#app/domain/planning/goal-check.ts'
import type { PlanTargets } from '#app/domain/planning/targets.ts'
import { Notice } from '#app/ui/notice.tsx'
import { TargetFigures } from '#app/features/plans/view/target-figures.tsx'
import styles from './create-plan.module.css'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'

/** What the plan will aim at, worked out while the form is filled. */
export function TargetPreview({
  targets,
  problem,
}: {
  targets: PlanTargets | null
  /** Why the goal is not planned for. */
  problem: GoalProblem | null
}) {
  const energy = useEnergy()
  return (
    <section className={styles.preview} aria-label="Your daily targets">
      <h3>Your daily targets</h3>
      {problem?.field === 'goal' ? (
        <Notice tone="error">{problem.message}</Notice>
      ) : targets === null ? (
        <p className={classNames(text.small, text.muted)}>
          They appear once age, height and weight are filled in.
        </p>
      ) : (
        <>
          <TargetFigures targets={targets.day} />
          <p className={classNames(text.small, text.muted)}>{energyInWords(targets.energy, energy.words)}</p>
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
