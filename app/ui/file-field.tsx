import { Field } from './field.tsx'
import field from './field.module.css'

type FileFieldProps = {
  label: string
  /** Endings and media types that the browser offers; the server decides. */
  accept: string
  hint?: string | undefined
  error?: string | undefined
  isRequired?: boolean
}

/** One file of a form, sent as `file`. */
export function FileField({ label, accept, hint, error, isRequired = false }: FileFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          className={field.input}
          type="file"
          name="file"
          accept={accept}
          required={isRequired}
        />
      )}
    </Field>
  )
}
