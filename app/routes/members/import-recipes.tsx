import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { AppError } from '#app/domain/errors.ts'
import { importRecipes, textOfFile } from '#app/features/recipes/saved/import-recipes.server.ts'
import { orOffline } from '#app/features/recipes/generate/offline-answer.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf, viewerOf } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Field, TextArea } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import type { Route } from './+types/import-recipes'
import styles from './import-recipes.module.css'
import card from '#app/ui/card.module.css'
import field from '#app/ui/field.module.css'

/** Not one of the five routes of the table that ask for a member: it sends a visitor to sign in by itself. */
export const handle: RouteHandle = { access: 'open' }
export const meta: Route.MetaFunction = () => [{ title: 'Import Recipes | Mealwright' }]

export function loader({ context }: Route.LoaderArgs) {
  const { member } = viewerOf(context)
  if (!member) throw redirect(`/?${new URLSearchParams({ auth: 'sign-up', to: '/recipes/import' })}`)
  return { isPremium: member.tier === 'premium' }
}

const importSchema = z.object({ text: z.string().default(''), file: z.instanceof(File).optional() })

export async function action({ request, context }: Route.ActionArgs) {
  const { db, limits, log, now } = servicesOf(context)
  const { data: result, init } = await submit(
    request,
    importSchema,
    async ({ text, file }) => {
      const source = file && file.size > 0 ? await textOfFile(file) : text
      if (source.trim() === '')
        throw new AppError('invalid-input', 'Paste a recipe or choose a file first.', { field: 'text' })
      const member = requireMember(context)
      await limits.spend('import-minute', member.id)
      return importRecipes(db, member, source, now())
    },
    { fallback: 'The recipes could not be imported. Please try again.', log, size: 'article' },
  )
  return data({ intent: 'import', result }, { status: init?.status ?? 200 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orOffline('import', () => serverAction())

export default function ImportRecipes({ loaderData, actionData }: Route.ComponentProps) {
  const navigation = useNavigation()
  const result = actionData?.result
  const saved = result?.ok ? result.value.saved : null
  const refusal = result?.ok === false ? result : null
  return (
    <main className={classNames(layout.wrapNarrow, layout.sectionEnd)}>
      <div className={layout.pageHead}>
        <Breadcrumbs link={Link} crumbs={[{ label: 'My Recipes', href: '/recipes' }, { label: 'Import' }]} />
        <h1>Import Recipes</h1>
        <p className={text.lede}>
          Paste a recipe, or choose a file: an export of Mealwright, a web page you saved, or plain text.
        </p>
      </div>
      {!loaderData.isPremium ? (
        <EmptyState
          title="Importing comes with Premium"
          action={
            <LinkButton as={Link} to="/pricing">
              View Pricing
            </LinkButton>
          }
        >
          With Premium your recipes live here, each with its numbers counted.
        </EmptyState>
      ) : (
        <>
          <div aria-live="polite">
            {saved && (
              <section
                className={classNames(card.card, card.pad, layout.stack, styles.imported)}
                aria-label="Imported"
              >
                <h2 className={text.heading3}>
                  {saved.length === 1 ? '1 recipe imported' : `${saved.length} recipes imported`}
                </h2>
                <ul className={styles.list}>
                  {saved.map(({ name, path, notes, uncounted }) => (
                    <li key={path}>
                      <Link to={path}>{name}</Link>
                      {(notes.length > 0 || uncounted.length > 0) && (
                        <p className={classNames(text.small, text.muted)}>
                          {notes.join(' ')}
                          {uncounted.length > 0 && ` Not counted: ${uncounted.join('; ')}.`}
                        </p>
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
          <Form
            method="post"
            encType="multipart/form-data"
            className={classNames(card.card, card.pad, layout.stack)}
            key={saved?.[0]?.path}
          >
            {refusal && Object.keys(refusal.fields).length === 0 && (
              <Notice tone="error">{refusal.message}</Notice>
            )}
            <TextArea
              label="Recipe"
              name="text"
              rows={12}
              hint="A name first, then “Ingredients” and “Instructions”, each with one line per item."
              error={refusal?.fields['text']}
            />
            <Field
              label="Or a file"
              hint=".json, .html or .txt, at most 900 KB. Nothing is fetched from the internet."
              error={refusal?.fields['file']}
            >
              {(control) => (
                <input
                  {...control}
                  className={field.input}
                  type="file"
                  name="file"
                  accept=".json,.jsonld,.html,.htm,.txt,.md,application/json,text/html,text/plain"
                />
              )}
            </Field>
            <Button type="submit" isBusy={navigation.state === 'submitting'}>
              Import
            </Button>
          </Form>
        </>
      )}
    </main>
  )
}
