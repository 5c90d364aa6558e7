import { eq } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Tx } from '#app/db/open.server.ts'
import { blogImports, blogPages, blogPageSections, blogRedirects, staffUsers } from '#app/db/schema/index.ts'
import type { ImportOptions } from '#app/domain/blog/moving/import-plan.ts'
import type { MovedBlog, MovedPage, MovedSection } from '#app/domain/blog/moving/moved-blog.ts'
import { blogPagePath } from '#app/domain/blog/blog-paths.ts'
import { oldPath } from '#app/domain/blog/redirect-paths.ts'
import { AppError } from '#app/domain/errors.ts'
import { addRedirects } from '#app/features/blog/admin/pages/redirects.server.ts'
import { blogChanged } from '#app/features/blog/admin/posts/posts-changed.server.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'
import { renderFragment } from '#app/features/blog/render-article.server.ts'
import { bringTaxonomies } from './bring-taxonomies.server.ts'
import { bringPost, freePageSlug, freePaths, knownPage, knownPost } from './bring-post.server.ts'
import { importFile } from './imports.server.ts'
import {
  type Filing,
  type ImportNeeds,
  type Keep,
  openReport,
  type Pictures,
  type Report,
} from './import-run.server.ts'
import { openPictures } from './moved-pictures.server.ts'
import { openExport } from './open-export.server.ts'
import { leftOutAtFirst } from './plan-import.server.ts'

/**
 * Brings in what a file holds, one post in a transaction, with how far it has come. A run that was ended is followed by
 * another one, which goes on and counts on behind what is stored, so that nothing comes twice.
 */
export async function runImport(needs: ImportNeeds, importId: string, signal: AbortSignal): Promise<void> {
  const { db, now, files, pages, log, reader } = needs
  const [row] = await db.select().from(blogImports).where(eq(blogImports.id, importId))
  if (!row || row.status !== 'running' || row.fileKey === null) return
  const [person] = row.startedBy
    ? await db.select().from(staffUsers).where(eq(staffUsers.id, row.startedBy))
    : []
  if (!person) throw new AppError('not-found', 'Whoever began this import works here no more.')
  const writer: Writer = { id: person.id, name: person.name, rank: person.rank }
  const { options } = row
  const read = await openExport(reader, await importFile(files, row.fileKey), options.site, signal)
  const { blog } = read
  const report = openReport(blog.posts.length + blog.pages.length, row.result)
  if (row.result === null) for (const one of leftOutAtFirst(blog)) report.leaveOut(one.what, one.why)
  const keep: Keep = (at) =>
    at
      .update(blogImports)
      .set({ result: report.result, updatedAt: now() })
      .where(eq(blogImports.id, importId))
  await keep(db)
  const pictures = openPictures({
    ...needs,
    read,
    options,
    uploadedBy: writer.id,
    site: blog.site,
    report,
    keep,
    signal,
  })
  const filing = await bringTaxonomies(needs, blog, pictures, { report, keep })
  await bringPosts(needs, writer, { blog, filing, pictures, options, report, keep, signal })
  await bringPages(needs, { blog, pictures, options, report, keep, signal })
  await bringRedirects(needs, blog, options, report)
  await db
    .update(blogImports)
    .set({ status: 'done', fileKey: null, result: report.result, updatedAt: now() })
    .where(eq(blogImports.id, importId))
  await files.delete(row.fileKey)
  await blogChanged(pages)
  log.info({ importId, ...report.result.made }, 'a blog was imported')
}

type Part = {
  blog: MovedBlog
  pictures: Pictures
  options: ImportOptions
  report: Report
  keep: Keep
  signal: AbortSignal
}

async function bringPosts(
  needs: ImportNeeds,
  writer: Writer,
  { blog, report, keep, signal, ...rest }: Part & { filing: Filing },
): Promise<void> {
  const passOver = () => {
    report.result.done++
    return keep(needs.db)
  }
  for (const post of blog.posts.slice(report.result.done)) {
    signal.throwIfAborted()
    if (await knownPost(needs.db, post.key)) {
      report.result.alreadyThere++
      await passOver()
      continue
    }
    try {
      await bringPost(needs, writer, post, { ...rest, report, keep })
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      report.leaveOut(post.title, error.message)
      await passOver()
    }
  }
}

async function bringPages(
  needs: ImportNeeds,
  { blog, pictures, options, report, keep, signal }: Part,
): Promise<void> {
  const { db, now } = needs
  for (const page of blog.pages.slice(Math.max(0, report.result.done - blog.posts.length))) {
    signal.throwIfAborted()
    if (await knownPage(db, page.key)) {
      report.result.alreadyThere++
      report.result.done++
      await keep(db)
      continue
    }
    const sections = await sectionsOf(page, pictures).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.status >= 500) throw error
      report.leaveOut(page.title, error.message)
      return null
    })
    if (sections === null) {
      report.result.done++
      await keep(db)
      continue
    }
    await db.transaction(async (tx) => {
      const redirects = await writePage(tx, { page, sections, at: now(), options })
      report.result.made.pages++
      report.result.made.redirects += redirects
      report.result.done++
      await keep(tx)
    })
  }
}

async function sectionsOf(page: MovedPage, pictures: Pictures): Promise<MovedSection[]> {
  const sections: MovedSection[] = []
  for (const { content, ...section } of page.sections) {
    const html = /^\s*</.test(content) ? content : renderFragment(content, 'markdown')
    sections.push({
      ...section,
      content: renderFragment(await pictures.htmlOf(html, page.title), 'html').trim(),
    })
  }
  return sections
}

/** Writes one page with the redirects from its old addresses; gives how many those are. */
async function writePage(
  tx: Tx,
  {
    page,
    sections,
    at,
    options,
  }: { page: MovedPage; sections: MovedSection[]; at: Date; options: ImportOptions },
): Promise<number> {
  const id = newId(at.getTime())
  const { title, status, seoTitle, seoDescription, key } = page
  const slug = await freePageSlug(tx, page.slug, title)
  await tx.insert(blogPages).values({
    id,
    title: title.slice(0, 200),
    slug,
    status,
    seoTitle: seoTitle.slice(0, 200),
    seoDescription: seoDescription.slice(0, 160),
    importKey: key,
    createdAt: page.createdAt ?? at,
    updatedAt: page.updatedAt ?? at,
  })
  if (sections.length > 0)
    await tx.insert(blogPageSections).values(
      sections.map((section, sortOrder) => ({
        ...section,
        id: newId(at.getTime()),
        pageId: id,
        sortOrder,
        createdAt: at,
      })),
    )
  const fromPaths = await freePaths(tx, page.oldPaths, options)
  if (fromPaths.length > 0)
    await tx
      .insert(blogRedirects)
      .values(fromPaths.map((fromPath) => ({ fromPath, toPath: blogPagePath(slug), createdAt: at })))
  return fromPaths.length
}

async function bringRedirects(
  needs: ImportNeeds,
  { redirects }: MovedBlog,
  { fixedPaths }: ImportOptions,
  report: Report,
): Promise<void> {
  if (redirects.length === 0) return
  const usable = redirects.flatMap(({ fromPath, toPath }, line) => {
    const path = oldPath(fromPath)
    return path === null ? [] : [{ line, fromPath: path, toPath }]
  })
  const done = await addRedirects(needs, usable, new Set(fixedPaths))
  report.result.made.redirects += done.added
  for (const { given, why } of done.refused) report.leaveOut(`Redirect ${given}`, why)
}
