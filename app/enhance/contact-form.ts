/** After a message was sent its form returns, emptied: it waits in a template beside the thanks. */
export function startContactForm(): void {
  const contact = document.querySelector('[data-region=contact]')?.parentElement
  if (!contact) return
  const look = () => {
    const template = contact.querySelector<HTMLTemplateElement>('template[data-returns-after]')
    const region = template?.parentElement
    if (!template || !region) return
    const returns = () => {
      if (template.isConnected) region.replaceChildren(template.content)
    }
    setTimeout(returns, Number(template.dataset['returnsAfter']))
  }
  look()
  new MutationObserver(look).observe(contact, { childList: true })
}
