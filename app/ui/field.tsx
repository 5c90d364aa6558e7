import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './field.module.css'
import text from './text.module.css'

type FieldProps = {
  label: ReactNode
  /** Said under the control: unit, range, format. */
  hint?: ReactNode
  /** What is wrong and how to put it right; marks the control invalid. */
  error?: string | undefined
  /** The label is read out but not shown. */
  isLabelHidden?: boolean
  className?: string
}

/** The attributes that tie a control to its label, hint and error. */
export type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }

/** Pairs a label, any one control, a hint and an error. */
export function Field({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  id,
  children,
}: FieldProps & { id?: string; children: (control: ControlProps) => ReactNode }) {
  const ownId = useId()
  const controlId = id ?? ownId
  const described = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ')
  return (
    <div className={classNames(styles.field, className)}>
      <label className={isLabelHidden ? text.srOnly : styles.label} htmlFor={controlId}>
        {label}
      </label>
      {children({
        id: controlId,
        ...(described && { 'aria-describedby': described }),
        ...(error && { 'aria-invalid': true }),
      })}
      {hint && (
        <p className={styles.hint} id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${controlId}-error`}>{error}</FieldError>}
    </div>
  )
}

/** An error line with its sign; give it the id the control is described by. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <CircleAlert className={text.icon} aria-hidden />
      <span>{children}</span>
    </p>
  )
}

type TextFieldProps = FieldProps &
  Omit<ComponentPropsWithRef<'input'>, keyof FieldProps> & {
    /** Brings up the number keys. */
    isFigure?: boolean
  }

export function TextField({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  id,
  isFigure,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, isLabelHidden, className, id }}>
      {(control) => (
        <input
          {...(isFigure && { inputMode: 'decimal' as const })}
          {...input}
          {...control}
          className={styles.input}
        />
      )}
    </Field>
  )
}

export function TextArea({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  id,
  ...area
}: FieldProps & Omit<ComponentPropsWithRef<'textarea'>, keyof FieldProps>) {
  return (
    <Field {...{ label, hint, error, isLabelHidden, className, id }}>
      {(control) => <textarea {...area} {...control} className={styles.input} />}
    </Field>
  )
}

export type Choice = string | { value: string; label: string; isDisabled?: boolean }

export const choiceOf = (choice: Choice) =>
  typeof choice === 'string' ? { value: choice, label: choice } : choice

/** A native select: `options` are values that read as they are, or value and label. */
export function SelectField({
  label,
  hint,
  error,
  isLabelHidden,
  className,
  id,
  options,
  ...select
}: FieldProps & Omit<ComponentPropsWithRef<'select'>, keyof FieldProps> & { options: readonly Choice[] }) {
  return (
    <Field {...{ label, hint, error, isLabelHidden, className, id }}>
      {(control) => (
        <select {...select} {...control} className={styles.input}>
          {options.map(choiceOf).map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
