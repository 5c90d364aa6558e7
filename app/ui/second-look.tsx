import { useEffect, useRef } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import layout from './layout.module.css'
import text from './text.module.css'
import styles from './second-look.module.css'

type SecondLookProps = {
  /** "That’s 2,325 kcal of boiled egg. Is that right?" */
  question: string
  /** What the form brings back for the answer to count for this very meal. */
  confirm: string
  /** The form it is asked about; left out where the question is inside of it. */
  formId?: string
  isBusy: boolean
  onChange(): void
}

/** Asks about a meal before it is written; nothing typed is lost, and the focus comes here. Key it by `confirm`. */
export function SecondLook({ question, confirm, formId, isBusy, onChange }: SecondLookProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={classNames(layout.stack, styles.question)} aria-labelledby={`look-${confirm}`}>
      <h3 ref={heading} id={`look-${confirm}`} className={text.heading4} tabIndex={-1}>
        {question}
      </h3>
      <div className={layout.row}>
        <Button type="submit" name="confirm" value={confirm} form={formId} isBusy={isBusy}>
          Save anyway
        </Button>
        <Button variant="secondary" className={layout.needsScript} onClick={onChange}>
          Change it
        </Button>
      </div>
    </section>
  )
}
