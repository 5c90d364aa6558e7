import { type SyntheticEvent, useCallback } from 'react'
import { Link } from 'react-router'
import { PageHead } from '#app/features/staff/page-head.tsx'
import { Panel } from '#app/features/staff/panel.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { TabLinks } from '#app/ui/tabs.tsx'
import type { MailPreview, MailPreviews } from './mail-previews.server.ts'
import styles from './mail-previews.module.css'

/** Every e-mail that this site sends, from made-up facts, as programs show it. */
export function MailPreviewsPage(previews: MailPreviews) {
  return (
    <>
      <PageHead
        title="Mail"
        note="Every email this site sends, filled with sample data. Links in them do not work here."
      />
      <MailPreviewList {...previews} />
    </>
  )
}

/** E-mails as programs show them: on a desk and on a phone, in light and dark, as plain text. */
export function MailPreviewList({ scheme, width, previews }: MailPreviews) {
  const at = (change: Partial<MailPreviews>) =>
    `?${new URLSearchParams({ scheme, width, ...(change as Record<string, string>) })}`
  return (
    <>
      <div className={styles.choices}>
        <TabLinks
          label="Width"
          link={Link}
          links={[
            { href: at({ width: 'desk' }), label: 'Desk', isCurrent: width === 'desk' },
            { href: at({ width: 'phone' }), label: 'Phone', isCurrent: width === 'phone' },
          ]}
        />
        <TabLinks
          label="Colours"
          link={Link}
          links={[
            { href: at({ scheme: 'light' }), label: 'Light', isCurrent: scheme === 'light' },
            { href: at({ scheme: 'dark' }), label: 'Dark', isCurrent: scheme === 'dark' },
          ]}
        />
      </div>
      {previews.map((preview, index) => (
        // Made anew for another width, so that its height is measured again.
        <Letter key={`${index} ${width} ${scheme}`} preview={preview} isNarrow={width === 'phone'} />
      ))}
    </>
  )
}

function Letter({
  preview: { kind, subject, text, html },
  isNarrow,
}: {
  preview: MailPreview
  isNarrow: boolean
}) {
  // A frame that was there before the page came alive has loaded already.
  const fitNow = useCallback((frame: HTMLIFrameElement | null) => (frame ? fit(frame) : undefined), [])
  return (
    <Panel title={subject} action={<code className={styles.kind}>{kind}</code>}>
      <iframe
        ref={fitNow}
        onLoad={(event: SyntheticEvent<HTMLIFrameElement>) => fit(event.currentTarget)}
        className={styles.letter}
        data-width={isNarrow ? 'phone' : 'desk'}
        title={`Letter: ${subject}`}
        srcDoc={html}
        // No scripts, no forms, no new windows: only its height can be read from here.
        sandbox="allow-same-origin"
        loading="lazy"
      />
      <Fold summary="As plain text">
        <pre className={styles.text}>{text}</pre>
      </Fold>
    </Panel>
  )
}

/** As high as what is in it: a letter is scrolled with its page. */
function fit(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument?.documentElement
  const borderPx = frame.offsetHeight - frame.clientHeight
  if (page && page.scrollHeight > 0) frame.style.height = `${page.scrollHeight + borderPx}px`
}
