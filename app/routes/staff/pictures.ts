import { describePicture, listPictures } from '#app/features/blog/admin/pictures/pictures.server.ts'
import { picturesUses } from '#app/features/blog/admin/pictures/picture-uses.server.ts'
import { uploadPicture } from '#app/features/blog/admin/pictures/upload-picture.server.ts'
import { deletePicture, restorePicture } from '#app/features/blog/admin/bin/picture-bin.server.ts'
import { pictureAltSchema, pictureBinSchema } from '#app/domain/blog/blog-forms.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireStaff, servicesOf, workSignal } from '#app/http/context.server.ts'
import { refusalOf, submit, textIn } from '#app/http/form.server.ts'
import { answerForm, jsonOf } from '#app/http/json.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/pictures'

export const handle: RouteHandle = { access: 'staff' }

/**
 * The library: `q` looks into the words of the pictures, `before` is the last one already shown. With `uses`, ids parted by
 * commas, what shows them.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const staff = requireStaff(context, 'write-own-posts')
  const { db, log } = servicesOf(context)
  const query = new URL(request.url).searchParams
  const ids = query.get('uses')
  if (ids !== null)
    return jsonOf(() => picturesUses(db, staff, ids.split(',')), {
      fallback: 'Where the pictures are used could not be read',
      log,
    })
  return jsonOf(() => listPictures(db, { search: query.get('q') ?? '', before: query.get('before') ?? '' }), {
    fallback: 'The pictures could not be read',
    log,
  })
}

/**
 * Takes a picture (multipart fields `file`, `alt`), sets the words of one (`id`, `alt`), or puts one into the bin and
 * brings it back (`id`, `intent`).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const staff = requireStaff(context, 'write-own-posts')
  const services = servicesOf(context)
  const { db, log } = services
  const form = await readForm(request, 'photo')
  const intent = textIn(form, 'intent')
  if (intent === 'delete' || intent === 'restore') {
    const { data } = await submit(
      form,
      pictureBinSchema,
      ({ id, confirmed }) =>
        intent === 'delete'
          ? deletePicture(services, staff, { id, isConfirmed: confirmed === 'yes' })
          : restorePicture(services, staff, id),
      { fallback: 'The picture could not be changed', log },
    )
    return answerForm(request, form, data)
  }
  if (!form.has('file')) {
    const { data } = await submit(form, pictureAltSchema, (values) => describePicture(db, staff, values), {
      fallback: 'The words could not be saved',
      log,
    })
    return answerForm(request, form, data)
  }
  try {
    const given = pictureAltSchema.shape.alt.safeParse(form.get('alt') ?? '')
    const picture = await uploadPicture(
      services,
      staff,
      { file: form.get('file'), alt: given.data ?? '' },
      { signal: workSignal(request, context) },
    )
    return answerForm(request, form, { ok: true, value: picture })
  } catch (error) {
    if (request.signal.aborted) return new Response(null, { status: 499 })
    return answerForm(request, form, refusalOf(error, { fallback: 'The picture could not be uploaded', log }))
  }
}
