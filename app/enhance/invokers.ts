/** For browsers that do not know `command` and `closedby` yet: what those attributes say, done by script. */
export function startInvokers(): void {
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    if (!knowsClosedBy && target instanceof HTMLDialogElement) target.close()
    const button = knowsCommands ? null : target.closest('button[commandfor]')
    const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '')
    if (!button || !(dialog instanceof HTMLDialogElement)) return
    if (button.getAttribute('command') === 'close') dialog.close()
    else if (!dialog.open) dialog.showModal()
  })
}
