import { planPath } from '#app/features/plans/plan-addresses.ts'
import { isPlanNews, markPlanReady, watchPlanNews } from '#app/features/plans/plan-notification.ts'
import type { PlanProgress } from '#app/features/plans/plan-view.ts'

const WORDS = 'a plan is ready'

/** The mark of a member's finished plan, as the application's bar has it: it comes and goes while one reads. */
export function startPlanNews(): void {
  const bar = document.querySelector<HTMLElement>('[data-plan-news]')
  if (!bar) return
  const isKnownToServer = bar.querySelector('.news') !== null
  const show = () => mark(bar, isPlanNews(isKnownToServer))
  watchPlanNews(show)
  show()

  const planId = bar.dataset['planNews']
  if (!planId) return
  const stream = new EventSource(`${planPath(planId)}/events`)
  stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const { status, mealsDone } = JSON.parse(data) as PlanProgress
    if (status === 'generating') return
    stream.close()
    if (mealsDone > 0) markPlanReady()
  })
}

function mark(bar: HTMLElement, isNews: boolean): void {
  for (const link of bar.querySelectorAll('nav a[href="/meal-planning"]')) {
    const label = link.textContent.replace(`, ${WORDS}`, '')
    if (!isNews) {
      link.textContent = label
      continue
    }
    const [news, said] = [document.createElement('span'), document.createElement('span')]
    news.className = 'news'
    said.className = 'sr-only'
    said.textContent = `, ${WORDS}`
    news.append(label, said)
    link.replaceChildren(news)
  }
  const button = bar.querySelector('[popovertarget="site-menu"]')
  button?.classList.toggle('news', isNews)
  button?.setAttribute('aria-label', isNews ? `Menu, ${WORDS}` : 'Menu')
}
