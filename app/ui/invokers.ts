type Invoker = { type: 'button'; command: string; commandfor: string }

/** Attributes for a button that opens the dialog with this id: the browser does it, with scripts off too. (React's types lack them.) */
export const opensDialog = (dialogId: string): Invoker => ({
  type: 'button',
  command: 'show-modal',
  commandfor: dialogId,
})

/** Attributes for a button that closes the dialog with this id. */
export const closesDialog = (dialogId: string): Invoker => ({
  type: 'button',
  command: 'close',
  commandfor: dialogId,
})

/** For browsers that do not know `command` and `closedby` yet: what those attributes say, done by script. */
export function startInvokers(): void {
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype
  if (knowsCommands && knowsClosedBy) return
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (!knowsClosedBy && target instanceof HTMLDialogElement && target.getAttribute('closedby') === 'any')
      target.close()
    const button = knowsCommands ? null : target.closest('button[commandfor]')
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '')
    if (!button || !(dialog instanceof HTMLDialogElement)) return
    if (button.getAttribute('command') === 'close') dialog.close()
    else if (!dialog.open) dialog.showModal()
  })
}

/** What the server opened is not modal: takes it down without a close event and opens it; who wrote in it writes on. */
export function openProperly(dialog: HTMLDialogElement): void {
  const focused = dialog.contains(document.activeElement) ? document.activeElement : null
  dialog.removeAttribute('open')
  dialog.showModal()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}
