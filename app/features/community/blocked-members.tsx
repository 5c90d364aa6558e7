import { Form } from 'react-router'
import type { ProfileResult } from '#app/features/account/profile-forms.tsx'
import { Button } from '#app/ui/button.tsx'
import card from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import styles from './blocked-members.module.css'
import type { BlockedMember } from '#app/features/blocks/blocks.server.ts'
import { dayInWords } from './dates.ts'

type BlockedMembersProps = { blocked: readonly BlockedMember[]; result: ProfileResult }

/** Whom this member blocked, each with the way back. */
export function BlockedMembers({ blocked, result }: BlockedMembersProps) {
  return (
    <section className={classNames(card.card, card.pad, layout.stack)} id="blocked-members">
      <h2 className={text.heading3}>Blocked members</h2>
      {result?.ok === false && <Notice tone="error">{result.message}</Notice>}
      {blocked.length === 0 ? (
        <p className={text.muted}>
          You have not blocked anyone. You can block a member on their shared recipes and beside their
          comments.
        </p>
      ) : (
        <>
          <p className={text.muted}>
            You do not see what they share, say or like, and neither of you can comment on the other’s
            recipes.
          </p>
          <ul>
            {blocked.map(({ id, label, blockedAt }) => (
              <li key={id} className={classNames(layout.row, layout.spread, styles.member)}>
                <div>
                  <b>{label}</b>
                  <br />
                  <span className={classNames(text.small, text.muted)}>
                    Blocked on {dayInWords(blockedAt)}
                  </span>
                </div>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="memberId" value={id} />
                  <Button type="submit" variant="quiet" isSmall name="intent" value="unblock">
                    Unblock<span className={text.srOnly}> {label}</span>
                  </Button>
                </Form>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
