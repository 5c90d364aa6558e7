import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/field.tsx'
import text from '#app/ui/text.module.css'
import layout from '#app/ui/layout.module.css'
import styles from './password-field.module.css'
import field from '#app/ui/field.module.css'

type PasswordFieldProps = {
  label?: string
  hint?: ReactNode
  error?: string | undefined
} & Omit<ComponentPropsWithRef<'input'>, 'type'>

/** A password field with a button to show what is typed. */
export function PasswordField({ label = 'Password', hint, error, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className={styles.control}>
          <input
            name="password"
            autoComplete="current-password"
            required
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={classNames(field.input, styles.input)}
          />
          <button
            type="button"
            className={buttonClass(
              { variant: 'quiet', isIcon: true, isSmall: true },
              classNames(styles.toggle, layout.needsScript),
            )}
            aria-label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? (
              <EyeOff className={text.icon} aria-hidden />
            ) : (
              <Eye className={text.icon} aria-hidden />
            )}
          </button>
        </div>
      )}
    </Field>
  )
}
