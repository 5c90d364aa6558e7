import { Link } from 'react-router'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './blocked-members.module.css'
import type { Author } from './community.ts'
import { authorPath } from './feed-address.ts'

/** The page of a shared recipe for whoever blocked its author: why it is not shown, and the way back. */
export function BlockedRecipe({ author, path }: { author: Author; path: string }) {
  return (
    <main className={classNames(layout.wrap, layout.pageHead, layout.pageHeadEmpty)}>
      <h1 className={styles.title}>You blocked {author.label}</h1>
      <p className={text.lede}>This recipe is theirs, so it is not shown to you.</p>
      <form method="post" action={authorPath(author.id)} className={classNames(layout.row, styles.ways)}>
        <input type="hidden" name="back" value={path} />
        <Button type="submit" name="intent" value="unblock">
          Unblock {author.label} and show it
        </Button>
        <LinkButton as={Link} variant="quiet" to="/public-recipes">
          Community Recipes
        </LinkButton>
      </form>
    </main>
  )
}
