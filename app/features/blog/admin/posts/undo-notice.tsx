import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { UndoOffer } from './undo-offer.ts'
import layout from '#app/ui/layout.module.css'
import { classNames } from '#app/ui/class-names.ts'
import staffPage from '#app/features/staff/staff-page.module.css'

/** The undo offer on a page reached without scripts. */
export function UndoNotice({ offer, back }: { offer: UndoOffer | null; back: string }) {
  if (!offer) return null
  return (
    <Notice tone="ok">
      {offer.text}
      <Form
        method="post"
        action="/blog-admin/posts/undo"
        className={classNames(layout.row, staffPage.noticeActions)}
        reloadDocument
      >
        <input type="hidden" name="postId" value={offer.postId} />
        <input type="hidden" name="version" value={offer.version} />
        <input type="hidden" name="back" value={back} />
        <Button type="submit" variant="secondary" isSmall>
          Undo
        </Button>
      </Form>
    </Notice>
  )
}
