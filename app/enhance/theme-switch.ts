import { switchTheme } from '#app/features/site/theme.ts'

export function startThemeSwitch(): void {
  for (const button of document.querySelectorAll('[data-theme-switch]'))
    button.addEventListener('click', switchTheme)
}
