import { useEffect, useState } from 'react'
import { RecipeRow } from '#app/features/recipes/saved/recipe-rows.tsx'
import { Button } from '#app/ui/button.tsx'
import { closeDialog } from '#app/ui/close-dialog.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { BoneLines } from '#app/ui/skeleton.tsx'
import text from '#app/ui/text.module.css'
import styles from './author-dialog.module.css'
import type { Author, AuthorRecipes } from './community.ts'
import { authorPath } from './feed-address.ts'
import { send } from './send.ts'
import { useBlock } from './use-block.ts'

type AuthorDialogProps = {
  author: Author
  /** The viewer is the author: nobody blocks themselves. */
  isOwn: boolean
  /** Came with the page. */
  initial: AuthorRecipes | null
  onClose: () => void
}

/** Everything one member shares. */
export function AuthorDialog({ author, isOwn, initial, onClose }: AuthorDialogProps) {
  const { recipes, isBlocked, hasMore, isLoading, problem, load } = useAuthorRecipes(author.id, initial)
  const { block, unblock } = useBlock()
  const change = async () => {
    if (await (isBlocked ? unblock(author) : block(author))) closeDialog('author')
  }
  return (
    <Dialog id="author" title={`Recipes by ${author.label}`} isOpen onClose={onClose}>
      {recipes && (
        <ul className={styles.recipes}>
          {recipes.map(({ postId, ...recipe }) => (
            <li key={postId}>
              <RecipeRow recipe={{ ...recipe, name: recipe.title }} />
            </li>
          ))}
        </ul>
      )}
      {recipes?.length === 0 && (
        <p className={text.muted}>
          {isBlocked
            ? 'You blocked this member: their recipes are not shown to you.'
            : 'This member no longer shares any recipes.'}
        </p>
      )}
      {!recipes && isLoading && (
        <div aria-busy>
          <output className={text.srOnly}>Loading the recipes</output>
          <BoneLines widths={['70%', '55%', '80%', '60%', '65%']} />
        </div>
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      {((recipes && hasMore) || problem) && (
        <Button variant="secondary" isSmall isBusy={isLoading} onClick={load}>
          {problem ? 'Try again' : 'More recipes'}
        </Button>
      )}
      {recipes && !isOwn && (
        <p className={styles.block}>
          <Button variant="quiet" isSmall onClick={() => void change()}>
            {isBlocked ? 'Unblock' : 'Block'} {author.label}
          </Button>
        </p>
      )}
    </Dialog>
  )
}

function useAuthorRecipes(authorId: string, initial: AuthorRecipes | null) {
  const [found, setFound] = useState(initial)
  const [problem, setProblem] = useState<string | null>(null)
  const [turn, setTurn] = useState(initial ? 0 : 1)
  const [isLoading, setIsLoading] = useState(initial === null)
  const cursor = found?.nextCursor ?? null

  useEffect(() => {
    if (turn === 0) return
    let isGone = false
    const after = cursor ? `?${new URLSearchParams({ after: cursor })}` : ''
    const ask = async () => {
      const result = await send<AuthorRecipes>(`${authorPath(authorId)}${after}`)
      if (isGone) return
      setIsLoading(false)
      if (result.ok) {
        setFound((earlier) => ({
          ...result.value,
          recipes: [...(earlier?.recipes ?? []), ...result.value.recipes],
        }))
      } else {
        setProblem(result.message || 'Failed to fetch user public recipes. Please try again.')
      }
    }
    void ask()
    return () => {
      isGone = true
    }
    // oxlint-disable-next-line react/exhaustive-deps -- one request per turn; the cursor moves with its answer
  }, [turn, authorId])

  const load = () => {
    if (isLoading) return
    setIsLoading(true)
    setProblem(null)
    setTurn(turn + 1)
  }
  return {
    recipes: found?.recipes ?? null,
    isBlocked: found?.isBlocked ?? false,
    hasMore: cursor !== null,
    isLoading,
    problem,
    load,
  }
}
