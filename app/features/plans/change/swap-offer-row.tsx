import { Energy } from '#app/features/page/energy.tsx'
import { formatKcal, formatMinutes } from '#app/features/recipes/view/figures.ts'
import { Backdrop } from '#app/ui/backdrop.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Bone, BoneLines } from '#app/ui/skeleton.tsx'
import { Tag } from '#app/ui/tag.tsx'
import text from '#app/ui/text.module.css'
import { RefuseButton, RefusedWords } from './refuse-dish.tsx'
import styles from './swap-dialog.module.css'
import type { SwapOffer } from './swap-offers.ts'
import { useUnwantedDish } from './use-unwanted-dish.ts'

type SwapOfferRowProps = { offer: SwapOffer; isBusy: boolean; onChoose: () => void }

/** A dish on offer, to be chosen or turned down for good. */
export function SwapOfferRow({ offer, isBusy, onChoose }: SwapOfferRowProps) {
  const { dish, name, cookingTimeMin, kcal, proteinG, isDayMet, reason, backdrop, picture } = offer
  const unwanted = useUnwantedDish({ dish, name })
  return (
    <li className={styles.offer} data-testid="offer">
      <Backdrop backdrop={backdrop} picture={picture} isSquare className={styles.plate} />
      <div className={styles.what}>
        <h3>{name}</h3>
        <p className={text.muted}>
          <span className={text.num}>{formatMinutes(cookingTimeMin)}</span>,{' '}
          <span className={text.num}>
            <Energy kcal={kcal} />
          </span>
          , <span className={text.num}>{formatKcal(proteinG)} g protein</span>
        </p>
        {reason !== '' && <p>{reason}</p>}
        <RefusedWords name={name} unwanted={unwanted} />
      </div>
      <div className={styles.acts}>
        <Tag tone={isDayMet ? 'ok' : 'warn'} className={styles.day}>
          {isDayMet ? 'Day on target' : 'Day off target'}
        </Tag>
        {!unwanted.isRefused && (
          <Button variant="secondary" isSmall isBusy={isBusy} onClick={onChoose}>
            Choose<span className={text.srOnly}> {name}</span>
          </Button>
        )}
        <RefuseButton name={name} unwanted={unwanted} />
      </div>
    </li>
  )
}

/** A dish that is still looked for. */
export function SwapOfferSkeleton() {
  return (
    <li className={styles.offer}>
      <Bone className={styles.plate} />
      <div className={classNames(styles.what, styles.bones)}>
        <BoneLines widths={['70%', '55%', '80%']} />
      </div>
    </li>
  )
}
