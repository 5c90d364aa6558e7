import type { FormResult } from '#app/domain/errors.ts'
import { AuthDialog } from '#app/features/site/auth-dialog.tsx'
import type { AuthMode } from '#app/features/page/auth-context.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'

/** What a native form post (scripts off, or before hydration) is answered with: the dialog again, with what was wrong. */
export function AuthPage({
  mode,
  result,
  returnTo,
}: {
  mode: AuthMode
  result: FormResult<null> | undefined
  returnTo?: string | undefined
}) {
  return (
    <main className={classNames(layout.wrap, layout.section)}>
      <AuthDialog
        mode={mode}
        onModeChange={() => {}}
        error={result?.ok === false ? result : null}
        returnTo={returnTo}
      />
    </main>
  )
}
