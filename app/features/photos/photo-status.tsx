import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './photo-picker.module.css'
import type { PhotoReading } from './photo-uploader.ts'
import spinner from '#app/ui/spinner.module.css'
import notice from '#app/ui/notice.module.css'

type PhotoStatusProps = {
  reading: PhotoReading<unknown>
  /** Why the last pick was not taken; the photo before it is still there. */
  refusal: string | null
}

/** How the photo stands, read out when the reader pauses. Always in the page: a live region has to be there first. */
export function PhotoStatus({ reading, refusal }: PhotoStatusProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may not hold paragraphs
    <div className={styles.status} role="status">
      {refusal !== null ? <Said tone="error">{refusal}</Said> : <StateOf reading={reading} />}
    </div>
  )
}

function StateOf({ reading }: { reading: PhotoReading<unknown> }) {
  const { state, message } = reading
  if (state === 'compressing') return <Working>Compressing</Working>
  if (state === 'reading') return <Working>Reading the photo</Working>
  if (state === 'read') return <p className={classNames(text.small, text.muted)}>{message}</p>
  if (state === 'failed') return <Said tone="error">{message}</Said>
  if (state === 'not-set-up') return <Said>{message}</Said>
  return null
}

function Working({ children }: { children: string }) {
  return (
    <p className={classNames(layout.row, text.small, text.muted)}>
      <span className={spinner.spinner} aria-hidden />
      {children}
    </p>
  )
}

/** Looks like a notice; the region around it does the talking. */
function Said({ tone, children }: { tone?: 'error'; children: string | null }) {
  const Sign = tone ? CircleAlert : Info
  return (
    <div className={classNames(notice.notice, tone && notice.error)}>
      <Sign className={text.icon} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
