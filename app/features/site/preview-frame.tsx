import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Tag } from '#app/ui/tag.tsx'
import { useAuth } from '#app/features/page/auth-context.ts'
import styles from './preview-frame.module.css'
import { AuthLink } from './site-header.tsx'

type PreviewFrameProps = {
  type: string
  title: string
  text: string
  backdrop: string
  isLong?: boolean
  /** The example, made of the feature's real parts. */
  children: ReactNode
}

/** What a visitor sees of a feature: what it is for, an example, and two ways on. */
export function PreviewFrame({ type, title, text, backdrop, isLong, children }: PreviewFrameProps) {
  const openAuth = useAuth()
  return (
    <section
      className={styles.preview}
      style={{ '--backdrop': `var(--${backdrop})` } as CSSProperties}
      aria-labelledby={`preview-${type}`}
    >
      <div className={classNames(styles.inner, isLong && styles.long)}>
        <div className={styles.words}>
          <div>
            <Tag tone="preview">Preview</Tag>
            <h2 id={`preview-${type}`}>{title}</h2>
            <p>{text}</p>
          </div>
          <div>
            <p>
              Start your free trial and get 3 recipe generations, 3 meal plans and 3 calorie estimations. No
              credit card required.
            </p>
            <p className={layout.row}>
              <AuthLink mode="sign-up" onAuth={openAuth} className={buttonClass()} />
              <Link to="/pricing" className={buttonClass({ variant: 'outline' })}>
                View Pricing
              </Link>
            </p>
          </div>
        </div>
        <figure className={styles.example} aria-label="Example">
          {children}
        </figure>
      </div>
    </section>
  )
}
