import { useEnergy } from '#app/features/page/energy.tsx'
import { headedSteps } from '#app/domain/recipe/list-headings.ts'
import { formatAmount } from '#app/features/recipes/view/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Bone, BoneLines } from '#app/ui/skeleton.tsx'
import text from '#app/ui/text.module.css'
import { CommentList } from './comment-list.tsx'
import type { Author, PostDetails } from './community.ts'
import styles from './post-details.module.css'

type PostDetailsProps = {
  details: PostDetails
  commentsCount: number
  me: Author
  onCount: (count: number) => void
}

/** What an expanded card shows: what goes in, what to do, what is in it, and what others said. */
export function PostDetailsView({ details, commentsCount, me, onCount }: PostDetailsProps) {
  const { postId, ingredients, instructions, nutrition, comments, canComment } = details
  return (
    <>
      <div className={styles.columns}>
        <section aria-label="Ingredients">
          <h3>Ingredients</h3>
          <ul className={styles.lines}>
            {ingredients.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        </section>
        <section aria-label="Instructions">
          <h3>Instructions</h3>
          {instructions.length === 0 ? (
            <p className={classNames(text.muted, styles.note)}>This recipe has no steps yet.</p>
          ) : (
            <ol className={styles.steps}>
              {headedSteps(instructions).map(({ heading, text: step }, index) => (
                <li key={index}>
                  {heading && <b className={styles.part}>{heading}</b>}
                  {step}
                </li>
              ))}
            </ol>
          )}
        </section>
      </div>
      <NutritionLine nutrition={nutrition} />
      <section className={layout.noPrint} aria-label="Comments">
        <h3>Comments</h3>
        <CommentList
          postId={postId}
          page={comments}
          count={commentsCount}
          me={me}
          canComment={canComment}
          onCount={onCount}
        />
      </section>
    </>
  )
}

function NutritionLine({ nutrition }: Pick<PostDetails, 'nutrition'>) {
  const energy = useEnergy()
  const { kcal, proteinG, carbsG, fatG, coverage } = nutrition
  const figures = [
    ['Calories', kcal === null ? 'not known' : energy.words(kcal)],
    ['Protein', formatAmount(proteinG, 'g')],
    ['Carbs', formatAmount(carbsG, 'g')],
    ['Fat', formatAmount(fatG, 'g')],
  ] as const
  return (
    <section aria-label="Nutrition per serving">
      <h3>Nutrition per serving</h3>
      <dl className={styles.figures}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={text.num}>{figure}</dd>
          </div>
        ))}
      </dl>
      {coverage < 0.995 && (
        <p className={classNames(text.small, text.muted, styles.coverage)}>
          {Math.round(coverage * 100)}% of what goes in is counted; the rest is not in the food table.
        </p>
      )}
    </section>
  )
}

/** Stands there while the details are on their way. */
export function PostDetailsBones() {
  return (
    <>
      <output className={text.srOnly}>Loading the recipe</output>
      <div className={styles.columns}>
        <div>
          <Bone width="6rem" height="1.2rem" />
          <BoneLines widths={['80%', '70%', '85%', '60%', '75%']} />
        </div>
        <div>
          <Bone width="7rem" height="1.2rem" />
          <BoneLines widths={['100%', '95%', '60%', '100%', '80%']} />
        </div>
      </div>
      <Bone height="3.5rem" />
    </>
  )
}
