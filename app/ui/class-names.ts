/** Joins the class names that are there: `classNames('btn', isSmall && 'btn-small')`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
