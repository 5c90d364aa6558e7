import { Link, useLocation } from 'react-router'
import { FailureReference } from '#app/features/page/failure-reference.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import styles from './recipe-page.module.css'

/** The recipe could not be loaded: what to do next. */
export function FailedRecipe({ message }: { message: string }) {
  const { pathname } = useLocation()
  return (
    <main className={classNames(layout.wrap, layout.pageHead)}>
      <h1>Failed to load recipe</h1>
      <Notice tone="error">{message}</Notice>
      <p>
        <LinkButton as={Link} to={pathname} reloadDocument>
          Load it again
        </LinkButton>
      </p>
      <FailureReference />
    </main>
  )
}

/** There is no such recipe for whoever asks. */
export function MissingRecipe() {
  return (
    <main className={classNames(layout.wrap, layout.pageHead, layout.pageHeadEmpty)}>
      <h1>Recipe Not Found</h1>
      <p className={classNames(text.lede, styles.words)}>The recipe you're looking for doesn't exist.</p>
      <p className={styles.way}>
        <LinkButton as={Link} to="/recipes">
          Back to Recipes
        </LinkButton>
      </p>
    </main>
  )
}
