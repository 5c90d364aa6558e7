import { Form } from 'react-router'
import { toldDeletion } from '#app/features/blog/admin/posts/undo-offer.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Notice } from '#app/ui/notice.tsx'
import layout from '#app/ui/layout.module.css'
import staffPage from '#app/features/staff/staff-page.module.css'
import type { BinKind } from './bin.ts'

type DeletedNoticeProps = {
  kind: BinKind
  /** What was deleted just now; null when it is not in the bin. */
  deleted: { id: string; title: string } | null
}

/** Says that something lies in the bin, with the way back; also without scripts. */
export function DeletedNotice({ kind, deleted }: DeletedNoticeProps) {
  if (!deleted) return null
  return (
    <Notice tone="ok">
      {toldDeletion(deleted.title)}
      <Form
        method="post"
        action="/blog-admin/bin"
        className={classNames(layout.row, staffPage.noticeActions)}
      >
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={deleted.id} />
        <Button type="submit" name="intent" value="restore" variant="secondary" isSmall>
          Undo
        </Button>
      </Form>
    </Notice>
  )
}
