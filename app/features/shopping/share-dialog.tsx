import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { Form } from 'react-router'
import { copyText, shareText } from '#app/features/page/share-text.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'

export const SHARE_LIST_DIALOG = 'share-list'

type ShareDialogProps = {
  listId: string
  name: string
  /** Whole, as it is sent; null while the list is not shared. */
  link: string | null
  address: string
  /** Shared with the member's household; null where they are in none. */
  isHousehold: boolean | null
}

/** The link for the household: who has it sees the list and ticks, without an account. */
export function ShareListDialog({ listId, name, link, address, isHousehold }: ShareDialogProps) {
  const submitOf = (intent: string) => (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="listId" value={listId} />
    </>
  )
  return (
    <Dialog id={SHARE_LIST_DIALOG} title="Share this list">
      <div className={layout.stack}>
        {isHousehold !== null && (
          <Form method="post" action={address} preventScrollReset className={layout.stack}>
            {submitOf(isHousehold ? 'unshare-household' : 'share-household')}
            <p>
              {isHousehold
                ? 'Everybody in your household sees this list; owners and cooks can change it.'
                : 'With your household: everybody in it can see the list; owners and cooks can change it.'}
            </p>
            <Button type="submit" isSmall variant={isHousehold ? 'danger' : 'secondary'}>
              {isHousehold ? 'Stop sharing with the household' : 'Share with the household'}
            </Button>
          </Form>
        )}
        <p>
          Anyone with the link can see this list, tick lines off and add to it, without an account. They see
          nothing else of yours.
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
                Stop sharing by link
              </Button>
            </Form>
          </>
        )}
      </div>
    </Dialog>
  )
}
