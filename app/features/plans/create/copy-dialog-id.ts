/** What buttons open the dialog by; kept apart so that a plan's head does not load it. */
export const COPY_DIALOG = 'copy-plan'
