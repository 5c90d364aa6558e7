import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentPropsWithRef, type ReactNode, useState } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Field } from '#app/ui/field.tsx'

type PasswordFieldProps = {
  label?: string
  hint?: ReactNode
  error?: string | undefined
} & Omit<ComponentPropsWithRef<'input'>, 'type'>

/** A password that can be looked at while it is typed. */
export function PasswordField({ label = 'Password', hint, error, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="password">
          <input
            name="password"
            autoComplete="current-password"
            required
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className="input"
          />
          <button
            type="button"
            className={classNames(
              buttonClass({ variant: 'quiet', isIcon: true, isSmall: true }),
              'needs-script',
            )}
            aria-label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff className="icon" aria-hidden /> : <Eye className="icon" aria-hidden />}
          </button>
        </div>
      )}
    </Field>
  )
}
