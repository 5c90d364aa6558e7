import SunMoon from 'lucide-react/icons/sun-moon'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { switchTheme } from './theme.ts'

/** In the bar an icon; in the menu a line of words. Hidden where scripts are off: the system's theme holds there. */
export function ThemeSwitch({ isInMenu }: { isInMenu?: boolean }) {
  const icon = <SunMoon className="icon" aria-hidden />
  if (isInMenu) {
    return (
      <button type="button" className="needs-script" data-theme-switch onClick={switchTheme}>
        {icon}Switch theme
      </button>
    )
  }
  return (
    <button
      type="button"
      className={classNames(buttonClass({ variant: 'quiet', isIcon: true, isSmall: true }), 'needs-script')}
      aria-label="Switch theme"
      data-theme-switch
      onClick={switchTheme}
    >
      {icon}
    </button>
  )
}
