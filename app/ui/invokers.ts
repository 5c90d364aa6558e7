import type { MouseEvent } from 'react'

type Invoker = {
  type: 'button'
  command: string
  commandfor: string
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

const understandsCommands = () => 'commandForElement' in HTMLButtonElement.prototype

const dialogOf = (id: string) => {
  const dialog = document.getElementById(id)
  return dialog instanceof HTMLDialogElement ? dialog : null
}

/**
 * Attributes for a button that opens the dialog with this id. The browser does it, before hydration and with scripts
 * off; where it does not know `command` yet, the click handler stands in. (React's types lack the two attributes.)
 */
export function opensDialog(dialogId: string): Invoker {
  return {
    type: 'button',
    command: 'show-modal',
    commandfor: dialogId,
    onClick: () => {
      const dialog = dialogOf(dialogId)
      if (!understandsCommands() && dialog && !dialog.open) dialog.showModal()
    },
  }
}

/** Attributes for a button that closes the dialog with this id. */
export function closesDialog(dialogId: string): Invoker {
  return {
    type: 'button',
    command: 'close',
    commandfor: dialogId,
    onClick: () => {
      if (!understandsCommands()) dialogOf(dialogId)?.close()
    },
  }
}
