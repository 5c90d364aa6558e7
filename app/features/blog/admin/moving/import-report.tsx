import { useEffect } from 'react'
import { Form, Link, useNavigation, useRevalidator } from 'react-router'
import type { ImportPlan, ImportResult, ImportStatus } from '#app/domain/blog/moving/import-plan.ts'
import { FigureCards } from '#app/features/staff/figure-cards.tsx'
import { figureOf } from '#app/features/staff/figures.ts'
import { PageHead } from '#app/features/staff/page-head.tsx'
import { Panel } from '#app/features/staff/panel.tsx'
import staffPage from '#app/features/staff/staff-page.module.css'
import { Button, LinkButton } from '#app/ui/button.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'

type ImportReportProps = {
  fileName: string
  status: ImportStatus
  /** Null until the file has been read. */
  plan: ImportPlan | null
  /** Why the file cannot be imported. */
  refusal: string | null
  result: ImportResult | null
  fetchesPictures: boolean
  /** Whether the file is still kept. */
  hasFile: boolean
  /** Why what was pressed did not work. */
  failure: string | null
}

const counted = (count: number, word: string) => `${figureOf(count)} ${word}${count === 1 ? '' : 's'}`

const LOOK_AGAIN_MS = 2000

/** What a file holds before it is imported, how far it has come, and what became of it. */
export function ImportReport({
  fileName,
  status,
  plan,
  refusal,
  result,
  fetchesPictures,
  hasFile,
  failure,
}: ImportReportProps) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (status !== 'reading' && status !== 'running') return
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [status, revalidate])
  return (
    <>
      <PageHead
        title="Import"
        back={{ to: '/blog-admin/import', label: 'Import and export' }}
        note={
          plan
            ? `${fileName}: an export of ${plan.source}${plan.site ? `, from ${plan.site}` : ''}`
            : fileName
        }
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      {status === 'reading' && <ReadingPart />}
      {status === 'refused' && <RefusedPart why={refusal} />}
      {status === 'read' && plan && <PlanPart plan={plan} fetchesPictures={fetchesPictures} />}
      {(status === 'running' || status === 'done' || status === 'failed') && (
        <ProgressPart status={status} result={result} hasFile={hasFile} />
      )}
    </>
  )
}

/** Where no script looks again by itself. */
function ReloadHint() {
  return (
    <noscript>
      <p>Reload this page to see how far it has come.</p>
    </noscript>
  )
}

function ReadingPart() {
  return (
    <>
      <Notice>
        <span>The file is being read. Nothing is imported yet. You may leave this page. </span>
        <progress className={staffPage.progress} aria-label="The file is being read" />
      </Notice>
      <ReloadHint />
      <Form method="post">
        <Button type="submit" name="intent" value="drop" variant="secondary">
          Discard this file
        </Button>
      </Form>
    </>
  )
}

function RefusedPart({ why }: { why: string | null }) {
  return (
    <>
      <Notice tone="error">{why ?? 'The file could not be read.'}</Notice>
      <p>
        <LinkButton as={Link} to="/blog-admin/import">
          Choose another file
        </LinkButton>
      </p>
    </>
  )
}

function PlanPart({ plan, fetchesPictures }: { plan: ImportPlan; fetchesPictures: boolean }) {
  const isBusy = useNavigation().state === 'submitting'
  const { posts, pages, authors, categories, redirects, pictures, hosts } = plan
  const there = ({ alreadyThere }: { alreadyThere: number }) =>
    alreadyThere > 0 ? { note: `${figureOf(alreadyThere)} already here` } : {}
  const isNothing = posts.toMake + pages.toMake === 0
  const isOne = pictures.elsewhere === 1
  const fetched = fetchesPictures
    ? `${isOne ? 'It is' : 'They are'} fetched from ${hosts.join(', ') || 'where the export says'}; where that fails, a link to the picture is kept.`
    : isOne
      ? 'It is not imported: a link to it takes its place.'
      : 'They are not imported: a link to each takes its place.'
  return (
    <>
      <FigureCards
        figures={[
          { label: 'Posts to create', value: posts.toMake, ...there(posts) },
          { label: 'Pages to create', value: pages.toMake, ...there(pages) },
          { label: 'Authors to create', value: authors.toMake, ...there(authors) },
          { label: 'Categories to create', value: categories.toMake, ...there(categories) },
          { label: 'Redirects from old addresses', value: redirects },
          { label: 'Pictures in the file', value: pictures.inFile },
          { label: 'Pictures elsewhere', value: pictures.elsewhere },
        ]}
      />
      {pictures.elsewhere > 0 && (
        <Notice>{`${counted(pictures.elsewhere, 'picture')} ${isOne ? 'is' : 'are'} not in the file. ${fetched}`}</Notice>
      )}
      <Panel title="What happens">
        <p className={staffPage.intro}>
          {isNothing
            ? 'Everything in this file is here already. Importing it again would add nothing.'
            : 'Posts keep their titles, texts, dates, authors, tags and whether they are published. What is here already stays as it is.'}
        </p>
        <Form method="post" className={layout.row}>
          {!isNothing && (
            <Button type="submit" name="intent" value="start" isBusy={isBusy}>
              {`Import ${counted(posts.toMake, 'post')} and ${counted(pages.toMake, 'page')}`}
            </Button>
          )}
          <Button type="submit" name="intent" value="drop" variant="secondary">
            Discard this file
          </Button>
        </Form>
      </Panel>
      <LeftOutPart title="What will not be imported as it is" {...plan} />
    </>
  )
}

function ProgressPart({ status, result, hasFile }: Pick<ImportReportProps, 'status' | 'result' | 'hasFile'>) {
  const isBusy = useNavigation().state === 'submitting'
  const { done = 0, total = 0, made, alreadyThere } = result ?? {}
  return (
    <>
      {status === 'running' && (
        <>
          <Notice>
            <span>
              {result ? `${figureOf(done)} of ${figureOf(total)} imported.` : 'The import is starting.'} You
              may leave this page.{' '}
            </span>
            <progress
              className={staffPage.progress}
              max={total || 1}
              value={done}
              aria-label="Posts and pages imported"
            />
          </Notice>
          <ReloadHint />
        </>
      )}
      {status === 'done' && (
        <Notice tone="ok">The import is finished. Everything that can be imported is here now.</Notice>
      )}
      {status === 'failed' && (
        <Notice tone="error">
          {hasFile
            ? 'The import stopped before it was finished. When you continue, what is here already is skipped.'
            : 'The import stopped before it was finished. Upload the file again: what is here already is skipped.'}
        </Notice>
      )}
      {status === 'failed' && hasFile && (
        <Form method="post">
          <Button type="submit" name="intent" value="start" isBusy={isBusy}>
            Continue the import
          </Button>
        </Form>
      )}
      {made && (
        <FigureCards
          figures={[
            { label: 'Posts created', value: made.posts },
            { label: 'Pages created', value: made.pages },
            { label: 'Authors created', value: made.authors },
            { label: 'Categories created', value: made.categories },
            { label: 'Pictures imported', value: made.pictures },
            { label: 'Redirects created', value: made.redirects },
            { label: 'Already here', value: alreadyThere },
          ]}
        />
      )}
      {status !== 'running' && (
        <p>
          <LinkButton as={Link} to="/blog-admin/posts" variant="secondary">
            Go to the posts
          </LinkButton>
        </p>
      )}
      {result && <LeftOutPart title="What was not imported as it was" {...result} />}
    </>
  )
}

function LeftOutPart({
  title,
  leftOut,
  leftOutCount,
}: { title: string } & Pick<ImportPlan, 'leftOut' | 'leftOutCount'>) {
  if (leftOutCount === 0) return null
  return (
    <Panel title={`${title} (${figureOf(leftOutCount)})`}>
      <ul className={staffPage.list}>
        {leftOut.map(({ what, why }) => (
          <li key={`${what} ${why}`}>
            <div className={staffPage.rowText}>
              <p>{what}</p>
              <p className={text.small}>{why}</p>
            </div>
          </li>
        ))}
      </ul>
      {leftOutCount > leftOut.length && (
        <p className={text.muted}>{`And ${figureOf(leftOutCount - leftOut.length)} more.`}</p>
      )}
    </Panel>
  )
}
