import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { showToast } from '#app/ui/toasts.ts'
import text from '#app/ui/text.module.css'

export const SHARE_LIST_DIALOG = 'share-list'

type ShareDialogProps = {
  listId: string
  name: string
  /** Whole, as it is sent; null while the list is not shared. */
  link: string | null
  address: string
}

/** The link for the household: who has it sees the list and ticks, without an account. */
export function ShareListDialog({ listId, name, link, address }: ShareDialogProps) {
  const submitOf = (intent: string) => (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="listId" value={listId} />
    </>
  )
  return (
    <Dialog id={SHARE_LIST_DIALOG} title="Share this list">
      <div className={layout.stack}>
        <p>
          Whoever has the link sees this list, ticks and adds, without an account. They see nothing else of
          yours.
        </p>
        {link === null ? (
          <Form method="post" action={address} preventScrollReset>
            {submitOf('share')}
            <Button type="submit" isBlock>
              Make a link
            </Button>
          </Form>
        ) : (
          <>
            <TextField label="Link" readOnly value={link} onFocus={(event) => event.target.select()} />
            <div className={classNames(layout.row, layout.needsScript)}>
              <Button onClick={() => void copyText(link, 'Link copied.')}>
                <Copy className={text.icon} aria-hidden />
                Copy link
              </Button>
              <Button variant="secondary" onClick={() => void shareText({ title: name, url: link })}>
                <Share2 className={text.icon} aria-hidden />
                Send it
              </Button>
            </div>
            <Form method="post" action={address} preventScrollReset>
              {submitOf('unshare')}
              <Button type="submit" variant="danger" isSmall>
                Take the link back
              </Button>
            </Form>
          </>
        )}
      </div>
    </Dialog>
  )
}

export async function copyText(words: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words)
    showToast(said)
  } catch {
    showToast('The browser did not allow copying.')
  }
}

/** The system's share sheet; where there is none, the words are copied. */
export async function shareText(what: { title: string; text?: string; url?: string }): Promise<void> {
  if (typeof navigator.share !== 'function') return copyText(what.url ?? what.text ?? '', 'Copied.')
  try {
    await navigator.share(what)
  } catch (error) {
    // Closing the sheet is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      await copyText(what.url ?? what.text ?? '', 'Copied.')
  }
}
