type EarlyClicks = { buttons: Set<HTMLButtonElement>; stop(): void }
declare global {
  var earlyClicks: EarlyClicks | undefined
}

/** Runs in the head of the page: notes the buttons that do nothing without scripts and were pressed before any came. */
export const EARLY_CLICKS_SCRIPT = `(()=>{let s=new Set,n=e=>{let b=e.target.closest("button[type=button]:not([command],[popovertarget])");b&&s.add(b)};addEventListener("click",n,!0);earlyClicks={buttons:s,stop(){removeEventListener("click",n,!0)}}})()`

/** For the moment before React takes the page over: from then on it hears of every click itself. */
export const stopNotingClicks = (): void => globalThis.earlyClicks?.stop()

/** Once the page is taken over: presses those buttons, each once. */
export function pressNotedButtons(): void {
  for (const button of globalThis.earlyClicks?.buttons ?? []) if (button.isConnected) button.click()
}
