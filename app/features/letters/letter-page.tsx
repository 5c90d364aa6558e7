import { useEffect } from 'react'
import { Form, Link, useNavigation, useRevalidator } from 'react-router'
import type { FormResult } from '#app/domain/errors.ts'
import type { LetterFigures } from '#app/domain/newsletter/letters.ts'
import { FigureCards } from '#app/features/staff/figure-cards.tsx'
import { figureOf, momentIn } from '#app/features/staff/figures.ts'
import { Moment } from '#app/features/staff/moment.tsx'
import { PageHead } from '#app/features/staff/page-head.tsx'
import { Panel } from '#app/features/staff/panel.tsx'
import staffPage from '#app/features/staff/staff-page.module.css'
import type { MailPreviews } from '#app/features/system/mail-previews.server.ts'
import { MailPreviewList } from '#app/features/system/mail-previews.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { useIntoView } from '#app/ui/use-into-view.ts'
import type { ArticlePreview } from '#app/features/blog/admin/editor/use-preview.ts'
import { LetterEditor } from './letter-editor.tsx'
import { LetterStatusTag } from './letter-status-tag.tsx'
import type { ShownLetter } from './shown-letter.ts'

type LetterPageProps = {
  letter: ShownLetter
  /** The text as the server renders it; null for a letter that can no longer be edited. */
  article: ArticlePreview | null
  /** How many would get it now. */
  readers: number
  figures: LetterFigures
  isClipped: boolean
  previews: MailPreviews
  lettersPerMinute: number
  result: FormResult<string> | null
}

/** One letter: written and looked at, then sent, and what became of it. */
export function LetterPage({
  letter,
  article,
  readers,
  figures,
  isClipped,
  previews,
  lettersPerMinute,
  result,
}: LetterPageProps) {
  const isOpen = letter.status === 'draft' || letter.status === 'scheduled'
  const asked =
    result && !result.ok && result.code === 'unconfirmed' ? Number(result.details?.['readers']) : null
  const fields = result && !result.ok ? result.fields : {}
  const said = useIntoView(result)
  return (
    <>
      <PageHead
        title={letter.subject || 'New letter'}
        back={{ to: '/blog-admin/letters', label: 'Letters' }}
        action={<LetterStatusTag status={letter.status} />}
      />
      {result && asked === null && (
        <div ref={said}>
          {result.ok ? (
            <Notice tone="ok">{result.value}</Notice>
          ) : (
            <Notice tone="error">{result.message}</Notice>
          )}
        </div>
      )}
      {letter.status === 'scheduled' && letter.sendAt && (
        <ScheduledNotice sendAt={letter.sendAt} timeZone={letter.timeZone ?? 'UTC'} />
      )}
      {isOpen && isClipped && (
        <Notice tone="warn">
          Gmail shows only the first 102 KB of a letter; this one is longer. Make it shorter, and link to the
          post.
        </Notice>
      )}
      {asked !== null && isOpen ? (
        <Question readers={asked} lettersPerMinute={lettersPerMinute} />
      ) : isOpen && article ? (
        <LetterEditor
          key={letter.id}
          letter={letter}
          article={article}
          readers={readers}
          fields={fields}
          replaces={result?.ok === false && result.code === 'conflict'}
        />
      ) : (
        <Progress letter={letter} figures={figures} />
      )}
      <Panel title="Preview">
        <p className={staffPage.intro}>As it was saved last. Links for one reader lead nowhere here.</p>
      </Panel>
      <MailPreviewList {...previews} />
    </>
  )
}

function ScheduledNotice({ sendAt, timeZone }: { sendAt: Date; timeZone: string }) {
  return (
    <Notice tone="ok" title={`Scheduled for ${momentIn(sendAt, timeZone)} (${timeZone}).`}>
      <p>It goes to everyone who is subscribed by then, with the text you last saved.</p>
      <Form method="post" className={staffPage.noticeActions}>
        <Button type="submit" name="intent" value="cancel" variant="secondary" isSmall>
          Cancel the schedule
        </Button>
      </Form>
    </Notice>
  )
}

function Question({ readers, lettersPerMinute }: { readers: number; lettersPerMinute: number }) {
  const isBusy = useNavigation().state === 'submitting'
  const minutes = Math.ceil(readers / lettersPerMinute)
  return (
    <Notice
      tone="warn"
      title={`Send this letter to ${figureOf(readers)} ${readers === 1 ? 'reader' : 'readers'} now?`}
    >
      <p>
        What has left cannot be called back. At the set rate it takes about {figureOf(minutes)}{' '}
        {minutes === 1 ? 'minute' : 'minutes'}, and you can stop it on the way.
      </p>
      <Form method="post" className={layout.row}>
        <input type="hidden" name="readers" value={readers} />
        <Button type="submit" name="intent" value="send" isBusy={isBusy}>
          {`Send to ${figureOf(readers)}`}
        </Button>
        <LinkButton as={Link} to="." variant="quiet">
          Back to the text
        </LinkButton>
      </Form>
    </Notice>
  )
}

const LOOK_AGAIN_MS = 3000

function Progress({ letter, figures }: { letter: ShownLetter; figures: LetterFigures }) {
  const { revalidate } = useRevalidator()
  const isSending = letter.status === 'sending'
  useEffect(() => {
    if (!isSending) return
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isSending, revalidate])
  return (
    <Panel
      title="What became of it"
      action={
        isSending && (
          <Form method="post">
            <Button type="submit" name="intent" value="cancel" variant="danger" isSmall>
              Stop sending
            </Button>
          </Form>
        )
      }
    >
      <p className={staffPage.intro}>
        {letter.startedAt && (
          <>
            Begun <Moment at={letter.startedAt} />
          </>
        )}
        {letter.finishedAt && (
          <>
            , ended <Moment at={letter.finishedAt} />
          </>
        )}
        . Whether a letter is opened is not measured.
      </p>
      <FigureCards
        figures={[
          { label: 'Readers', value: letter.readers },
          { label: 'Sent', value: figures.sent },
          {
            label: letter.status === 'cancelled' ? 'Not sent' : 'Waiting',
            value: figures.waiting + figures.sending,
          },
          { label: 'Failed', value: figures.failed, note: 'The mail server refused the copy.' },
          {
            label: 'Unknown',
            value: figures.unknown,
            note: 'The connection or the server ended before the answer. Not sent again.',
          },
          { label: 'Bounced', value: figures.bounced },
          { label: 'Complained', value: figures.complained },
          { label: 'Unsubscribed', value: figures.left, note: 'By the link in this letter.' },
          ...(figures.skipped > 0
            ? [{ label: 'Skipped', value: figures.skipped, note: 'They left before their turn.' }]
            : []),
        ]}
      />
    </Panel>
  )
}
