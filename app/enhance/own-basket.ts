import { rememberWanted } from '#app/features/page/wanted-action.ts'

/** "See what to cook": the generator goes on to cook what is typed, at once or after signing up. */
export function startOwnBasket(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || !('wantsRecipe' in form.dataset)) return
    const typed = new FormData(form).get('ingredients')
    if (typeof typed === 'string') rememberWanted({ path: '/upload', fields: [['ingredients[]', typed]] })
  })
}
