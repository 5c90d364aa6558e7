import { eq } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import { blogImports, blogPages, blogPageSections, staffUsers } from '#app/db/schema/index.ts'
import type { ImportOptions } from '#app/domain/blog/moving/import-plan.ts'
import type { MovedBlog, MovedSection } from '#app/domain/blog/moving/moved-blog.ts'
import { oldPath } from '#app/domain/blog/redirect-paths.ts'
import { AppError } from '#app/domain/errors.ts'
import { addRedirects } from '#app/features/blog/admin/pages/redirects.server.ts'
import { blogChanged } from '#app/features/blog/admin/posts/posts-changed.server.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'
import { renderFragment } from '#app/features/blog/render-article.server.ts'
import { bringTaxonomies } from './bring-taxonomies.server.ts'
import { bringPost, freePageSlug, knownPage, knownPost } from './bring-post.server.ts'
import { importFile } from './imports.server.ts'
import { type Filing, type ImportNeeds, openReport, type Pictures, type Report } from './import-run.server.ts'
import { openPictures } from './moved-pictures.server.ts'
import { readExport } from './read-upload.server.ts'

/**
 * Brings in what a file holds, one post in a transaction. A run that was ended is followed by another one, which passes
 * over what is there by its key, so that nothing comes twice.
 */
export async function runImport(needs: ImportNeeds, importId: string, signal: AbortSignal): Promise<void> {
  const { db, now, files, pages, log } = needs
  const [row] = await db.select().from(blogImports).where(eq(blogImports.id, importId))
  if (!row || row.status !== 'running' || row.fileKey === null) return
  const [person] = row.startedBy
    ? await db.select().from(staffUsers).where(eq(staffUsers.id, row.startedBy))
    : []
  if (!person) throw new AppError('not-found', 'Whoever began this import works here no more.')
  const writer: Writer = { id: person.id, name: person.name, rank: person.rank }
  const { options } = row
  const read = await readExport(await importFile(files, row.fileKey), options.site)
  const { blog } = read
  const report = openReport(blog.posts.length + blog.pages.length)
  for (const one of blog.leftOut) report.leaveOut(one.what, one.why)
  const keep = () =>
    db
      .update(blogImports)
      .set({ result: report.result, updatedAt: now() })
      .where(eq(blogImports.id, importId))
  const pictures = openPictures({
    ...needs,
    read,
    options,
    uploadedBy: writer.id,
    site: blog.site,
    report,
    signal,
  })
  const filing = await bringTaxonomies(needs, blog, pictures, report)
  await bringPosts(needs, writer, { blog, filing, pictures, options, report, keep, signal })
  await bringPages(needs, { blog, pictures, report, keep, signal })
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
  report: Report
  keep(): PromiseLike<unknown>
  signal: AbortSignal
}

async function bringPosts(
  needs: ImportNeeds,
  writer: Writer,
  { blog, report, keep, signal, ...rest }: Part & { filing: Filing; options: ImportOptions },
): Promise<void> {
  for (const post of blog.posts) {
    signal.throwIfAborted()
    if (await knownPost(needs.db, post.key)) report.result.alreadyThere++
    else {
      try {
        await bringPost(needs, writer, post, { ...rest, report })
        report.result.made.posts++
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error
        report.leaveOut(post.title, error.message)
      }
    }
    report.result.done++
    await keep()
  }
}

async function bringPages(needs: ImportNeeds, { blog, pictures, report, keep, signal }: Part): Promise<void> {
  const { db, now } = needs
  for (const page of blog.pages) {
    signal.throwIfAborted()
    if (await knownPage(db, page.key)) report.result.alreadyThere++
    else {
      const at = now()
      const sections: MovedSection[] = []
      for (const { content, ...section } of page.sections) {
        const html = /^\s*</.test(content) ? content : renderFragment(content, 'markdown')
        sections.push({
          ...section,
          content: renderFragment(await pictures.htmlOf(html, page.title), 'html').trim(),
        })
      }
      const id = newId(at.getTime())
      await db.transaction(async (tx) => {
        const slug = await freePageSlug(tx, page.slug, page.title)
        const { title, status, seoTitle, seoDescription, key } = page
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
      })
      report.result.made.pages++
      blog.redirects.push(...(await pageRedirects(db, id, page.oldPaths)))
    }
    report.result.done++
    await keep()
  }
}

async function pageRedirects(db: ImportNeeds['db'], id: string, oldPaths: readonly string[]) {
  const [page] = await db.select({ slug: blogPages.slug }).from(blogPages).where(eq(blogPages.id, id))
  return page ? oldPaths.map((fromPath) => ({ fromPath, toPath: `/blog/page/${page.slug}` })) : []
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
