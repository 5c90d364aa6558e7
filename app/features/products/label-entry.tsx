import { type ComponentProps, useCallback, useRef, useState } from 'react'
import type { LabelValues } from '#app/domain/products/label.ts'
import layout from '#app/ui/layout.module.css'
import { LabelForm } from './label-form.tsx'
import { LabelPhoto } from './label-photo.tsx'

type Read = { count: number; name: string; barcode: string; label: Partial<LabelValues> }

/** The form of a label, filled by hand or from a photo; what was typed as its name stays. */
export function LabelEntry({ initial, ...form }: ComponentProps<typeof LabelForm>) {
  const [read, setRead] = useState<Read | null>(null)
  const around = useRef<HTMLDivElement>(null)
  const take = useCallback((label: Partial<LabelValues>) => {
    const typed = (name: string) =>
      around.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? ''
    setRead((before) => ({
      count: (before?.count ?? 0) + 1,
      name: typed('name'),
      barcode: typed('barcode'),
      label,
    }))
  }, [])
  return (
    <div className={layout.stack} ref={around}>
      <LabelPhoto onRead={take} />
      <LabelForm key={read?.count} {...form} {...(read ? { initial: read } : initial && { initial })} />
    </div>
  )
}
