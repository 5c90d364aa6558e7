import SunMoon from 'lucide-react/icons/sun-moon'
import { buttonClass } from '#app/ui/button.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { switchTheme } from './theme.ts'

/** In the bar an icon; in the menu a line of words. Hidden where scripts are off: the system's theme holds there. */
export function ThemeSwitch({ isInMenu }: { isInMenu?: boolean }) {
  const icon = <SunMoon className={text.icon} aria-hidden />
  if (isInMenu) {
    return (
      <button type="button" className={layout.needsScript} data-theme-switch onClick={switchTheme}>
        {icon}Switch theme
      </button>
    )
  }
  return (
    <button
      type="button"
      className={buttonClass({ variant: 'quiet', isIcon: true, isSmall: true }, layout.needsScript)}
      aria-label="Switch theme"
      data-theme-switch
      onClick={switchTheme}
    >
      {icon}
    </button>
  )
}
