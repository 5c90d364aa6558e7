import type { Services } from '#app/features/services.ts'

/** Call it after the commit of whatever the blog's public pages show: the landing page has posts too. */
export async function blogChanged(pages: Services['pages']): Promise<void> {
  await Promise.all([pages.changed('/blog'), pages.changed('/')])
}
