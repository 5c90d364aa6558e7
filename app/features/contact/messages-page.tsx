import { Form, Link, useNavigation } from 'react-router'
import { CONTACT_CATEGORIES } from '#app/domain/contact/contact.ts'
import type { FormResult } from '#app/domain/errors.ts'
import { Moment } from '#app/features/staff/moment.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { ContactMessage } from './messages.server.ts'
import text from '#app/ui/text.module.css'
import layout from '#app/ui/layout.module.css'
import staffPage from '#app/features/staff/staff-page.module.css'
import styles from './messages-page.module.css'

const LABELS = new Map<string, string>(CONTACT_CATEGORIES.map(({ value, label }) => [value, label]))

type MessagesPageProps = {
  messages: readonly ContactMessage[]
  next: string | null
  isFirst: boolean
  answer: FormResult<string> | undefined
}

/** What came through the contact form: to read, to answer by mail, to mark as done. */
export function MessagesPage({ messages, next, isFirst, answer }: MessagesPageProps) {
  return (
    <>
      <h1>Messages</h1>
      {answer?.ok && <Notice tone="ok">{answer.value}</Notice>}
      {answer?.ok === false && <Notice tone="error">{answer.message}</Notice>}
      {messages.length === 0 ? (
        <EmptyState title="No messages">What people send through the contact form appears here.</EmptyState>
      ) : (
        <ul className={staffPage.list}>
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} />
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

function MessageRow({ message }: { message: ContactMessage }) {
  const { category, answer, handledAt, answeredAt } = message
  return (
    <li>
      <article className={classNames(staffPage.rowText, layout.stack)}>
        <h2 className={text.heading4}>{message.subject}</h2>
        <p className={staffPage.facts}>
          {handledAt !== null && <Tag tone="ok">Done</Tag>}
          <Tag>{LABELS.get(category) ?? category}</Tag>
          <span>{message.name}</span>
          <a href={`mailto:${message.email}`}>{message.email}</a>
          <Moment at={message.createdAt} />
          <span>{message.reference}</span>
          {message.mailedAt === null && <Tag tone="warn">Not emailed yet</Tag>}
        </p>
        <p className={styles.message}>{message.message}</p>
        {answer !== null && (
          <blockquote className={styles.answer}>
            <p className={styles.message}>{answer}</p>
            <footer className={staffPage.facts}>
              <span>Answered by {message.answeredBy}</span>
              {answeredAt && <Moment at={answeredAt} />}
            </footer>
          </blockquote>
        )}
        <MessageForms message={message} />
      </article>
    </li>
  )
}

function MessageForms({ message: { id, name, answer, handledAt } }: { message: ContactMessage }) {
  const { state, formData } = useNavigation()
  const isBusy = state !== 'idle' && formData?.get('messageId') === id
  const hidden = <input type="hidden" name="messageId" value={id} />
  return (
    <>
      <Form method="post">
        {hidden}
        <Button
          type="submit"
          name="intent"
          value={handledAt === null ? 'mark-done' : 'mark-open'}
          variant="secondary"
          isSmall
          isBusy={isBusy}
        >
          {handledAt === null ? 'Mark as done' : 'Mark as open'}
        </Button>
      </Form>
      {answer === null && (
        <Fold summary={`Answer ${name}`}>
          <Form method="post" className={layout.stack}>
            {hidden}
            <TextArea label="Your answer" name="answer" rows={6} maxLength={5000} required />
            <Button type="submit" name="intent" value="answer" isSmall isBusy={isBusy}>
              Send answer
            </Button>
          </Form>
        </Fold>
      )}
      <Fold summary="Delete">
        <Form method="post" className={layout.stack}>
          {hidden}
          <p>
            The message and its answer are deleted for good. Otherwise both are deleted automatically after
            two years.
          </p>
          <Button type="submit" name="intent" value="delete" variant="danger" isSmall isBusy={isBusy}>
            Delete message
          </Button>
        </Form>
      </Fold>
    </>
  )
}
