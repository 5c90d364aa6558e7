import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/button.tsx'

/** In place of a list that could not be read: it is not empty. `retry` is the page's own address. */
export function ListUnread({
  what,
  retry,
  headingLevel,
}: {
  what: string
  retry: string
  headingLevel?: 2 | 3
}) {
  return (
    <EmptyState
      title={`The ${what} could not be read`}
      {...(headingLevel && { headingLevel })}
      action={
        <LinkButton href={retry} variant="secondary">
          Try again
        </LinkButton>
      }
    >
      They are not lost: the database did not answer just now.
    </EmptyState>
  )
}
