import { Link } from 'react-router'
import type { HelpSection, HelpTopic } from '#app/domain/help/help.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Fold } from '#app/ui/fold.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './help-page.module.css'

type HelpPageProps = {
  asked: string
  /** What of the help answers it. */
  sections: readonly HelpSection[]
  supportEmail: string | null
}

/** How each part works, to open question by question or to search. The search is a matter of the address, too. */
export function HelpPage({ asked, sections, supportEmail }: HelpPageProps) {
  const isSearch = asked.trim() !== ''
  const found = sections.reduce((sum, { topics }) => sum + topics.length, 0)
  return (
    <main className={classNames(layout.wrapNarrow, layout.pageHead, layout.sectionEnd)}>
      <h1>Help</h1>
      <p className={text.lede}>How each part of Mealwright works, and where its numbers come from.</p>
      <search>
        <form method="get" action="/help" className={styles.search} data-searches="help">
          <TextField
            label="Search the help"
            name="q"
            type="search"
            className={styles.words}
            maxLength={100}
            defaultValue={asked}
          />
          <Button type="submit" variant="secondary">
            Search
          </Button>
        </form>
      </search>
      <div data-region="help">
        <output className={classNames(styles.count, text.small, text.muted)}>
          {isSearch && found > 0 && (found === 1 ? '1 answer' : `${found} answers`)}
        </output>
        {found === 0 && (
          <EmptyState title="No answer found">
            <p>
              Try other words, or <Link to="/contact">write to us</Link>
              {supportEmail === null ? '' : `: ${supportEmail}`}.
            </p>
          </EmptyState>
        )}
        {sections.map((section) => (
          <section key={section.id} className={styles.section} aria-labelledby={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            <div className={styles.topics}>
              {section.topics.map((topic) => (
                <Topic key={topic.id} topic={topic} isOpen={isSearch && found <= 3} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <p className={classNames(styles.unanswered, text.muted)}>
        Not answered? <Link to="/contact">Write to us</Link>. A person reads every message.
      </p>
    </main>
  )
}

function Topic({ topic, isOpen }: { topic: HelpTopic; isOpen: boolean }) {
  return (
    <Fold summary={topic.question} isOpen={isOpen}>
      <div className={layout.stack}>
        <div className={layout.stack} dangerouslySetInnerHTML={{ __html: topic.answerHtml }} />
        {topic.links && (
          <p className={classNames(layout.row, styles.links)}>
            {topic.links.map(({ label, href }) => (
              <Link key={href} to={href}>
                {label}
              </Link>
            ))}
          </p>
        )}
      </div>
    </Fold>
  )
}
