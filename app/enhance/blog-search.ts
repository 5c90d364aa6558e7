/** A search for nothing does nothing; a new category is shown at once, from its first page. */
export function startBlogSearch(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-blog-search]')) {
    const words = form.querySelector<HTMLInputElement>('[name=q]')
    const isNeeded = form.dataset['blogSearch'] === 'needed'
    // The browser would say that something has to be written; not going anywhere says enough.
    form.noValidate = true
    form.addEventListener('submit', (event) => {
      if (!words) return
      words.value = words.value.trim()
      if (isNeeded && words.value === '') event.preventDefault()
    })
    form.querySelector('select')?.addEventListener('change', () => form.requestSubmit())
  }
}
