import type { CSSProperties, ReactNode } from 'react'
import { arcPath, DIAL_SIZE, dialArcs, tickPath } from './dial-geometry.ts'
import { classNames } from './class-names.ts'
import styles from './dial.module.css'
import { percentages, type Share, sharesInWords } from './split-bar.tsx'

type DialProps = {
  /** What the arcs share out: "Share of calories". */
  label: string
  shares: readonly Share[]
  /** The dish inside the ring: a drawn plate or a round picture. `svg` is the drawing itself, made by us. */
  picture?: { src: string; alt: string; svg?: string | undefined }
  /** "612 kcal": stands under the ring with the arcs' names, where nothing beside it says them. */
  energy?: string
  /** Below the fold, or not shown yet: the browser may wait with the picture. */
  isLazy?: boolean
  /** Instead of a dish: a figure and its unit in the middle. */
  children?: ReactNode
  className?: string | undefined
}

/** A graduated ring whose arcs are shares; the dish lies inside it. For one dish as the subject, never in lists. */
export function Dial({ energy, className, ...ring }: DialProps) {
  if (energy === undefined) return <Ring {...ring} className={className} />
  return (
    <div className={className}>
      <Ring {...ring} />
      <DialKey energy={energy} shares={ring.shares} />
    </div>
  )
}

/** The sum of the ring and the name and share of each arc, beside its colour. */
function DialKey({ energy, shares }: { energy: string; shares: readonly Share[] }) {
  const percents = percentages(shares.map((share) => share.amount))
  return (
    <p className={styles.key}>
      <strong>{energy}</strong>
      {shares.map((share, index) => (
        <span key={share.label} style={{ '--tone': share.tone } as CSSProperties}>
          {`${share.label} ${percents[index]}\u00a0%`}
        </span>
      ))}
    </p>
  )
}

function Ring({ label, shares, picture, isLazy, children, className }: Omit<DialProps, 'energy'>) {
  const arcs = dialArcs(shares.map((share) => share.amount))
  return (
    <figure className={classNames(styles.dial, className)}>
      <svg
        viewBox={`0 0 ${DIAL_SIZE} ${DIAL_SIZE}`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an inline drawing in the theme's colours
        role="img"
        aria-label={`${label}: ${sharesInWords(shares)}`}
      >
        <path d={tickPath()} stroke="var(--line-control)" strokeWidth="1" fill="none" />
        {arcs.length === 0 && (
          <circle
            cx={DIAL_SIZE / 2}
            cy={DIAL_SIZE / 2}
            r="100"
            fill="none"
            stroke="var(--track)"
            strokeWidth="9"
          />
        )}
        {arcs.map(({ index, from, to }) => (
          <path
            key={shares[index]?.label}
            d={arcPath(from, to)}
            fill="none"
            stroke={shares[index]?.tone}
            strokeWidth="9"
          />
        ))}
      </svg>
      {picture?.svg && (
        // oxlint-disable-next-line react/no-danger -- our own drawing, in the page so that it is painted with it
        <div
          className={styles.picture}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the drawing inside is many tags
          role="img"
          aria-label={picture.alt}
          dangerouslySetInnerHTML={{ __html: picture.svg }}
        />
      )}
      {picture && !picture.svg && (
        <img
          src={picture.src}
          alt={picture.alt}
          className={styles.picture}
          width="420"
          height="420"
          loading={isLazy ? 'lazy' : undefined}
        />
      )}
      {children && <figcaption>{children}</figcaption>}
    </figure>
  )
}
