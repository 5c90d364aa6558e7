import X from 'lucide-react/icons/x'
import type { SubmitEvent } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import text from '#app/ui/text.module.css'
import { showToast } from '#app/ui/toasts.ts'

type RemoveEntryProps = {
  /** The list's: what it takes out is hidden while it is on its way. */
  fetcher: FetcherWithComponents<unknown>
  action: string
  intents: { remove: string; putBack: string }
  entryId: string
  /** "the weight of 3 May", as the button and the note name it. */
  name: string
  /** Where the focus goes when the row is gone. */
  focusId: string
}

/** Takes an entry out of a list, and offers to put it back. */
export function RemoveEntry({ fetcher, action, intents, entryId, name, focusId }: RemoveEntryProps) {
  const send = (intent: string) => fetcher.submit({ intent, entryId }, { method: 'post', action })
  const remove = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const removed = send(intents.remove)
    document.getElementById(focusId)?.focus()
    showToast(`Removed ${name}`, {
      // Sent while the removal is under way, it could reach the server before it.
      action: { label: 'Undo', onPress: () => void removed.then(() => send(intents.putBack)) },
    })
  }
  return (
    <fetcher.Form method="post" action={action} onSubmit={remove}>
      <input type="hidden" name="intent" value={intents.remove} />
      <input type="hidden" name="entryId" value={entryId} />
      <Button type="submit" variant="quiet" isIcon isSmall aria-label={`Remove ${name}`}>
        <X className={text.icon} aria-hidden />
      </Button>
    </fetcher.Form>
  )
}
