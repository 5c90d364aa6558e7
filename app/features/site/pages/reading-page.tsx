import type { ReactNode } from 'react'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import reading from '#app/ui/reading.module.css'
import prose from '#app/ui/prose.module.css'

type ReadingPageProps = {
  title: string
  lede?: ReactNode
  /** "last updated …", as the page says it. */
  note?: string
  /** Sections of the page, by the ids of their headings: a list to jump from. */
  contents?: readonly { id: string; title: string }[]
  /** Beside the text where there is room, instead of the contents. */
  aside?: ReactNode
  children?: ReactNode
  /** The text as HTML of ours, where it is no component. */
  html?: string
  /** After the text, at the page's width. */
  after?: ReactNode
}

/** A page to be read: a heading, a list of what is in it where it is long, and text set like a book. */
export function ReadingPage({ title, lede, note, contents, aside, children, html, after }: ReadingPageProps) {
  return (
    <main className={classNames(layout.wrap, layout.pageHead, layout.sectionEnd)}>
      <h1>{title}</h1>
      {lede && <p className={text.lede}>{lede}</p>}
      {note && <p className={classNames(text.small, text.muted)}>{note}</p>}
      <div className={reading.columns}>
        {contents && (
          <nav className={reading.contents} aria-label="On this page">
            <ol>
              {contents.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`}>{section.title}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        {aside && <aside className={reading.aside}>{aside}</aside>}
        {html === undefined ? (
          <div className={prose.prose}>{children}</div>
        ) : (
          <div className={prose.prose} dangerouslySetInnerHTML={{ __html: html }} />
        )}
      </div>
      {after}
    </main>
  )
}
