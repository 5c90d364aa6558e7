import { useEffect, useRef, useState } from 'react'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { AppError } from '#app/domain/errors.ts'
import { importRecipes, requireImport } from '#app/features/recipes/saved/import-recipes.server.ts'
import { ImportedRecipes } from '#app/features/recipes/saved/import-result.tsx'
import { PagePhoto } from '#app/features/recipes/saved/page-photo.tsx'
import {
  readAddress,
  readPasted,
  readUpload,
  takeUploadPlace,
} from '#app/features/recipes/saved/read-import.server.ts'
import { orOffline } from '#app/features/page/offline-answer.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { factsOf, requireMember, servicesOf, viewerOf, workSignal } from '#app/http/context.server.ts'
import { submit } from '#app/http/form.server.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Check } from '#app/ui/check.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { scrollBehavior } from '#app/ui/scroll-behaviour.ts'
import text from '#app/ui/text.module.css'
import type { Route } from './+types/import-recipes'
import card from '#app/ui/card.module.css'

/** Not one of the five routes of the table that ask for a member: it sends a visitor to sign in by itself. */
export const handle: RouteHandle = { access: 'open' }
export const meta: Route.MetaFunction = () => [{ title: 'Import Recipes | Mealwright' }]

export function loader({ context }: Route.LoaderArgs) {
  const { member } = viewerOf(context)
  if (!member) throw redirect(`/?${new URLSearchParams({ auth: 'sign-up', to: '/recipes/import' })}`)
  const { reader, webPages } = servicesOf(context)
  const isPremium = member.tier === 'premium'
  if (isPremium) reader.warm()
  return { isPremium, readsPages: webPages !== null }
}

const importSchema = z.object({
  text: z.string().default(''),
  url: z.string().default(''),
  file: z.instanceof(File).optional(),
  again: z.string().optional(),
  /** The field that was filled in last: after a refusal the other ones may still hold what was refused. */
  source: z.enum(['url', 'text', 'file']).optional().catch(undefined),
})
type ImportValues = z.output<typeof importSchema>

export async function action({ request, context }: Route.ActionArgs) {
  const { data: result, init } = await uploadResult(request, context)
  return data({ intent: 'import', result }, { status: init?.status ?? 200 })
}

async function uploadResult(request: Request, context: Route.ActionArgs['context']) {
  const { log } = servicesOf(context)
  let leave = () => {}
  try {
    return await submit(request, importSchema, (values) => runImport(values, request, context), {
      fallback: 'The recipes could not be imported. Please try again.',
      log,
      size: 'archive',
      allow: () => {
        requireImport(requireMember(context))
        const length = request.headers.get('content-length')
        leave = takeUploadPlace(length === null ? null : Number(length))
      },
    })
  } finally {
    leave()
  }
}

async function runImport(values: ImportValues, request: Request, context: Route.ActionArgs['context']) {
  const services = servicesOf(context)
  const member = requireMember(context)
  await services.limits.spend('import-minute', member.id)
  const { again } = values
  const signal = workSignal(request, context)
  const { reader } = services
  const chosen = sourceOf(values)
  const read = async () => {
    if (chosen === null)
      throw new AppError('invalid-input', 'Paste a recipe or choose a file first.', { field: 'text' })
    if (chosen.from === 'file') return readUpload(reader, chosen.file, signal)
    if (chosen.from === 'text') return readPasted(reader, values.text, signal)
    await services.limits.spend('import-page-minute', member.id)
    await services.limits.spend('import-page-address', factsOf(context).clientAddress)
    return readAddress(reader, services.webPages, values.url, signal)
  }
  const options = { now: services.now(), isAgain: again !== undefined, signal }
  return importRecipes(services, member, await read(), options)
}

/** What is read: the field filled in last, or the first of file, address and text that holds something. */
function sourceOf({ text: typed, url, file, source }: ImportValues) {
  const given = [
    ...(file && file.size > 0 ? [{ from: 'file' as const, file }] : []),
    ...(url.trim() === '' ? [] : [{ from: 'url' as const }]),
    ...(typed.trim() === '' ? [] : [{ from: 'text' as const }]),
  ]
  return given.find(({ from }) => from === source) ?? given[0] ?? null
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orOffline('import', () => serverAction())

export default function ImportRecipes({ loaderData, actionData }: Route.ComponentProps) {
  const navigation = useNavigation()
  const result = actionData?.result
  const imported = result?.ok ? result.value : null
  const refusal = result?.ok === false ? result : null
  const [source, setSource] = useState('')
  const said = useRef<HTMLDivElement>(null)
  const recipe = useRef<HTMLTextAreaElement>(null)
  const takeText = (read: string) => {
    const area = recipe.current
    if (!area) return
    // A recipe goes over two pages: the second one joins the first.
    area.value = [area.value.trim(), read].filter(Boolean).join('\n')
    setSource('text')
    area.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
  }
  useEffect(() => {
    // It appears above the form, whose button is a screen below on a phone.
    if (imported) said.current?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
  }, [imported])
  return (
    <main className={classNames(layout.wrapNarrow, layout.sectionEnd)}>
      <div className={layout.pageHead}>
        <Breadcrumbs link={Link} crumbs={[{ label: 'My Recipes', href: '/recipes' }, { label: 'Import' }]} />
        <h1>Import Recipes</h1>
        <p className={text.lede}>
          Give the address of a page, photograph a page of a book, paste a recipe, or choose a file: an export
          of Mealwright or another recipe program, a web page you saved, Cooklang or plain text.
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
          <div aria-live="polite" ref={said}>
            {imported && <ImportedRecipes {...imported} />}
          </div>
          <Form
            method="post"
            encType="multipart/form-data"
            className={classNames(card.card, card.pad, layout.stack)}
            key={imported?.saved[0]?.path}
            onChange={({ target }) => {
              if ('name' in target && target.name !== 'again') setSource(target.name)
            }}
          >
            <input type="hidden" name="source" value={source} />
            {refusal && Object.keys(refusal.fields).length === 0 && (
              <Notice tone="error">{refusal.message}</Notice>
            )}
            {loaderData.readsPages && (
              <TextField
                label="Address of a page"
                name="url"
                inputMode="url"
                autoComplete="off"
                hint="We read the recipe of that page, such as https://example.org/soup."
                error={refusal?.fields['url']}
              />
            )}
            <PagePhoto onText={takeText} />
            <TextArea
              ref={recipe}
              label="Recipe"
              name="text"
              rows={12}
              hint="A name first, then “Ingredients” and “Instructions”, each with one line per item."
              error={refusal?.fields['text']}
            />
            <FileField
              label="Or a file"
              hint="An export of Mealie, Paprika, Tandoor, Nextcloud Cookbook or Recipe Keeper, at most 40 MB; or .json, .html, .mmf, .cook or .txt, at most 900 KB."
              accept=".zip,.paprikarecipes,.paprikarecipe,.json,.jsonld,.html,.htm,.mmf,.mm,.cook,.txt,.md,application/zip,application/json,text/html,text/plain"
              error={refusal?.fields['file']}
            />
            <Check name="again" label="Import again what I already have" />
            <Button type="submit" isBusy={navigation.state === 'submitting'}>
              Import
            </Button>
          </Form>
        </>
      )}
    </main>
  )
}
