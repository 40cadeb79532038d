// Theme switch: light, dark or system, for everybody. Native radios keep public pages small.
import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { commonWords as words } from '../lib/words/common.ts'
import { setTheme, useThemeChoice, type ThemeChoice } from '../lib/theme.ts'

const THEMES = [
  { value: 'light', label: 'themeLight', icon: Sun },
  { value: 'dark', label: 'themeDark', icon: Moon },
  { value: 'system', label: 'themeSystem', icon: Monitor },
] as const satisfies readonly { value: ThemeChoice; label: string; icon: LucideIcon }[]

/** Stores the choice in this browser. */
export function ThemeSwitch() {
  const choice = useThemeChoice()
  const name = useId()
  return (
    <fieldset
      aria-label={words('theme')}
      className="inline-flex shrink-0 rounded border border-line-2 bg-raised"
    >
      {THEMES.map(({ value, label, icon: Icon }) => (
        <label
          key={value}
          title={words(label)}
          className="grid h-[30px] w-10 cursor-pointer place-items-center border-line-2 text-ink-2 not-first:border-s first:rounded-s-[5px] last:rounded-e-[5px] hover:bg-hover has-checked:bg-select has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-link pointer-coarse:h-11 pointer-coarse:w-12"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={choice === value}
            onChange={() => setTheme(value)}
            className="sr-only"
          />
          <Icon className="size-4" aria-hidden />
          <span className="sr-only">{words(label)}</span>
        </label>
      ))}
    </fieldset>
  )
}
