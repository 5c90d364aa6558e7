import { classNames } from '#app/ui/class-names.ts'
import { Bone, BoneLines } from '#app/ui/skeleton.tsx'
import styles from './community-feed.module.css'
import card from '#app/ui/card.module.css'

/** Cards to come. */
export function PostBones({ count }: { count: number }) {
  return (
    <div className={classNames(card.grid, styles.cards)} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classNames(card.card, styles.placeholder)}>
          <Bone className={styles.placeholderPicture} />
          <div className={styles.placeholderWords}>
            <Bone width="75%" height="1.4rem" />
            <BoneLines widths={['40%', '95%', '60%']} />
          </div>
        </div>
      ))}
    </div>
  )
}
