/** Turns while something is checked or loaded; the label is read out. */
export function Spinner({
  label = 'Loading...',
  isLabelShown = false,
}: {
  label?: string
  isLabelShown?: boolean
}) {
  return (
    <output className="inline-flex items-center gap-3 text-ink-2">
      <span className="spinner" aria-hidden />
      <span className={isLabelShown ? undefined : 'sr-only'}>{label}</span>
    </output>
  )
}

/** In place of a page that is being checked or fetched. */
export function PageSpinner() {
  return (
    <div className="grid min-h-[60vh] place-items-center">
      <Spinner />
    </div>
  )
}
