import { Button } from '#app/ui/button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import text from '#app/ui/text.module.css'
import type { useUnwantedDish } from './use-unwanted-dish.ts'

type RefuseProps = { name: string; unwanted: ReturnType<typeof useUnwantedDish> }

/** Turns a dish down for good, and takes that back: one button, so that it keeps the focus. */
export function RefuseButton({ name, unwanted: { isRefused, toggle } }: RefuseProps) {
  return (
    <Button variant="quiet" isSmall onClick={toggle}>
      {isRefused ? 'Allow again' : 'Not this again'}
      <span className={text.srOnly}> {name}</span>
    </Button>
  )
}

/** What pressing it has done. */
export function RefusedWords({ name, unwanted: { isRefused, failure } }: RefuseProps) {
  return (
    <div aria-live="polite">
      {isRefused && <p className={text.small}>{name} won’t be planned for you again.</p>}
      {failure !== null && <FieldError id={`refused-${name}`}>{failure}</FieldError>}
    </div>
  )
}
