import { Form, useNavigation } from 'react-router'
import { MetaDescription } from '#app/features/blog/admin/meta-description.tsx'
import type { BlogSettings } from '#app/features/blog/blog-types.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { type Faults, faultOf } from '#app/features/blog/admin/taxonomies/taxonomy-fields.tsx'
import layout from '#app/ui/layout.module.css'
import staffPage from '#app/features/staff/staff-page.module.css'
import { classNames } from '#app/ui/class-names.ts'

/** Title and SEO texts of the blog's home. */
export function BlogHeadForm({ settings, faults }: { settings: BlogSettings; faults: Faults }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      <h1>Blog settings</h1>
      {faults?.ok && <Notice tone="ok">Saved.</Notice>}
      {faults?.ok === false && <Notice tone="error">{faults.message}</Notice>}
      <Form method="post" className={classNames(layout.stack, staffPage.form)}>
        <TextField
          label="Title"
          name="title"
          maxLength={100}
          defaultValue={settings.title}
          hint="The heading of the blog’s home."
          error={faultOf(faults, 'title')}
        />
        <TextField
          label="SEO title"
          name="seoTitle"
          maxLength={120}
          defaultValue={settings.seoTitle}
          hint="Left empty: Health & Nutrition Blog."
          error={faultOf(faults, 'seoTitle')}
        />
        <MetaDescription first={settings.seoDescription} error={faultOf(faults, 'seoDescription')} />
        <Button type="submit" isBusy={isBusy}>
          Save settings
        </Button>
      </Form>
    </>
  )
}
