import { type ComponentType, type MouseEvent, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { isPlainClick } from '#app/enhance/plain-click.ts'
import { late } from '#app/ui/late.tsx'
import { useAuth } from './auth-context.ts'

const never = () => () => {}

/**
 * A part that only shows something: it stays as the server sent it, without a script of its own. Its links still lead
 * on within the page. Where the page is made in the browser, its script comes like that of a `late` part.
 */
export function asSent<Props extends object>(
  onServer: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = late(onServer, load)
  return function AsSent(props: Props) {
    const isHydrating = useSyncExternalStore(
      never,
      () => false,
      () => true,
    )
    const [isSent] = useState(isHydrating)
    const follow = useFollow()
    if (onServer || !isSent) {
      return (
        <div>
          <Part {...props} />
        </div>
      )
    }
    return (
      // oxlint-disable-next-line react/no-danger, jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- React leaves what is in it alone; the links in it take keys
      <div onClick={follow} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    )
  }
}

/** Follows a clicked link of ours in place; one to `?auth=` opens its dialog. */
function useFollow() {
  const navigate = useNavigate()
  const openAuth = useAuth()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || !isPlainClick(event.nativeEvent)) return
    event.preventDefault()
    const query = new URLSearchParams(link.search)
    const mode = query.get('auth')
    if (openAuth && link.pathname === location.pathname && (mode === 'sign-up' || mode === 'sign-in'))
      return openAuth(mode, query.get('to') ?? undefined)
    void navigate(link.pathname + link.search + link.hash)
  }
}
