import ArrowRight from 'lucide-react/icons/arrow-right'
import Trash from 'lucide-react/icons/trash-2'
import { Form, Link, useNavigation } from 'react-router'
import type { FormResult } from '#app/domain/errors.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { figureOf } from '#app/features/staff/figures.ts'
import { ListUnread } from '#app/features/blog/admin/posts/list-unread.tsx'
import { ManyRedirects, RedirectsToldDone } from './many-redirects.tsx'
import type { RedirectList, RedirectsDone } from './redirect-list.ts'
import text from '#app/ui/text.module.css'
import staffPage from '#app/features/staff/staff-page.module.css'
import { Panel } from '#app/features/staff/panel.tsx'
import { classNames } from '#app/ui/class-names.ts'
import filter from '#app/features/blog/admin/filter-form.module.css'
import styles from './redirects-page.module.css'
import field from '#app/ui/field.module.css'

type RedirectsPageProps = {
  search: string
  /** Null where they could not be read. */
  list: RedirectList | null
  result: FormResult<RedirectsDone> | null
}

/** Old addresses and where they lead. */
export function RedirectsPage({ search, list, result }: RedirectsPageProps) {
  const isAdding = useNavigation().formData?.get('intent') === 'add'
  const fields = result && !result.ok ? result.fields : {}
  const isOnField = Object.keys(fields).length > 0
  const hrefOf = (page: number) =>
    `/blog-admin/redirects?${new URLSearchParams({ ...(search && { q: search }), page: String(page) })}`
  return (
    <>
      <h1>Redirects{list && ` (${figureOf(list.total)})`}</h1>
      <p className={text.muted}>
        An old address leads readers, and search engines, to where the text is now. A published post that
        moves gets one automatically. A redirect never hides a page that exists.
      </p>
      {result?.ok && <RedirectsToldDone done={result.value} />}
      {result && !result.ok && !isOnField && <Notice tone="error">{result.message}</Notice>}
      <Panel title="Add a redirect">
        <Form
          method="post"
          className={filter.fields}
          key={result?.ok && result.value.kind === 'added' ? result.value.fromPath : 'add'}
          preventScrollReset
        >
          <TextField
            label="Old address"
            name="fromPath"
            placeholder="/2019/05/soup"
            required
            spellCheck={false}
            error={fields['fromPath']}
          />
          <TextField
            label="Leads to"
            name="toPath"
            placeholder="/blog/category/post"
            required
            spellCheck={false}
            error={fields['toPath']}
          />
          <Button type="submit" name="intent" value="add" isBusy={isAdding} className={filter.submit}>
            Add
          </Button>
        </Form>
      </Panel>
      <ManyRedirects error={fields['list']} />
      <Panel title="All redirects">
        <search>
          <Form method="get" className={field.join}>
            <input
              className={field.input}
              type="search"
              name="q"
              aria-label="Search redirects"
              placeholder="Search redirects"
              defaultValue={search}
              key={search}
            />
            <Button type="submit" variant="secondary">
              Search
            </Button>
          </Form>
        </search>
        {!list ? (
          <ListUnread what="redirects" retry={hrefOf(1)} headingLevel={3} />
        ) : list.redirects.length === 0 ? (
          <EmptyState title="No redirects" headingLevel={3}>
            {search ? 'No redirect matches your search.' : 'No post has changed its address yet.'}
          </EmptyState>
        ) : (
          <ul className={staffPage.list}>
            {list.redirects.map((redirect) => (
              <li key={redirect.fromPath}>
                <div className={classNames(staffPage.rowText, styles.redirect)}>
                  <span>{redirect.fromPath}</span>
                  <span className={styles.target}>
                    <ArrowRight className={classNames(text.icon, styles.arrow)} aria-hidden />
                    <span className={text.srOnly}>leads to</span> {redirect.toPath}
                  </span>
                  {redirect.postId && redirect.postTitle && (
                    <Link className={text.small} to={`/blog-admin/posts/${redirect.postId}/edit`}>
                      {redirect.postTitle}
                    </Link>
                  )}
                </div>
                <Form method="post" preventScrollReset>
                  <input type="hidden" name="fromPath" value={redirect.fromPath} />
                  <button
                    className={buttonClass({ variant: 'quiet', isIcon: true, isSmall: true })}
                    name="intent"
                    value="remove"
                    aria-label={`Remove ${redirect.fromPath}`}
                  >
                    <Trash className={text.icon} aria-hidden />
                  </button>
                </Form>
              </li>
            ))}
          </ul>
        )}
        {list && <Pager page={list.page} pageCount={list.pageCount} hrefOf={hrefOf} link={Link} />}
      </Panel>
    </>
  )
}
