import { Link } from 'react-router'
import { CONTACT_CATEGORIES } from '#app/domain/contact/contact.ts'
import { Moment } from '#app/features/staff/moment.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { ContactMessage } from './messages.server.ts'
import text from '#app/ui/text.module.css'
import layout from '#app/ui/layout.module.css'
import staffPage from '#app/features/staff/staff-page.module.css'
import styles from './messages-page.module.css'

const LABELS = new Map<string, string>(CONTACT_CATEGORIES.map(({ value, label }) => [value, label]))

type MessagesPageProps = { messages: readonly ContactMessage[]; next: string | null; isFirst: boolean }

/** What came through the contact form, to read; answers go by mail. */
export function MessagesPage({ messages, next, isFirst }: MessagesPageProps) {
  return (
    <>
      <h1>Messages</h1>
      {messages.length === 0 ? (
        <EmptyState title="No messages">What people send through the contact form appears here.</EmptyState>
      ) : (
        <ul className={staffPage.list}>
          {messages.map((message) => (
            <li key={message.id}>
              <article className={staffPage.rowText}>
                <h2 className={text.heading4}>{message.subject}</h2>
                <p className={staffPage.facts}>
                  <Tag>{LABELS.get(message.category) ?? message.category}</Tag>
                  <span>{message.name}</span>
                  <a href={`mailto:${message.email}`}>{message.email}</a>
                  <Moment at={message.createdAt} />
                  <span>{message.reference}</span>
                  {message.mailedAt === null && <Tag tone="warn">Not mailed yet</Tag>}
                </p>
                <p className={styles.message}>{message.message}</p>
              </article>
            </li>
          ))}
        </ul>
      )}
      {(next || !isFirst) && (
        <nav className={layout.row} aria-label="Pages of messages">
          {!isFirst && <Link to="/blog-admin/messages">Newest</Link>}
          {next && <Link to={`?${new URLSearchParams({ before: next })}`}>Older messages</Link>}
        </nav>
      )}
    </>
  )
}
