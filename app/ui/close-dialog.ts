/** Closes the dialog with this id once its work is done; the browser tells the page, as when a person closes it. */
export function closeDialog(id: string): void {
  const dialog = document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) dialog.close()
}
