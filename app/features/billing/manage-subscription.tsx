import { type SubmitEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { askForPortal } from './ask-provider.ts'

/** Opens the portal in a new tab. Without scripts the form does, by way of a page of ours. */
export function ManageSubscription({ variant }: { variant?: 'primary' | 'secondary' }) {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const open = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    // Opened at the click, while the browser allows it; the address follows.
    const tab = window.open('about:blank', '_blank')
    setIsBusy(true)
    setError(null)
    const answer = await askForPortal()
    setIsBusy(false)
    if (!answer.ok) {
      tab?.close()
      setError(answer.message)
    } else if (tab) {
      tab.opener = null
      tab.location.replace(answer.url)
    } else {
      window.location.assign(answer.url)
    }
  }

  return (
    <form
      method="post"
      action="/billing/portal"
      target="_blank"
      className={layout.stack}
      onSubmit={(event) => void open(event)}
    >
      {error !== null && <Notice tone="error">{error}</Notice>}
      <p>
        <Button type="submit" variant={variant ?? 'primary'} isBusy={isBusy}>
          Manage Subscription
        </Button>
      </p>
    </form>
  )
}
