// Theme switch: light, dark or system, for everybody. Native radios keep public pages small.
import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { setTheme, useThemeChoice, type ThemeChoice } from '../lib/theme.ts'

const THEMES: readonly { value: ThemeChoice; label: string; icon: LucideIcon }[] = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'System', icon: Monitor },
]

/** Stores the choice in this browser. */
export function ThemeSwitch() {
  const choice = useThemeChoice()
  const name = useId()
  return (
    <fieldset aria-label="Theme" className="inline-flex shrink-0 rounded border border-line-2 bg-raised">
      {THEMES.map(({ value, label, icon: Icon }) => (
        <label
          key={value}
          title={label}
          className="grid h-[30px] w-10 cursor-pointer place-items-center border-line-2 text-ink-2 not-first:border-l first:rounded-l-[5px] last:rounded-r-[5px] hover:bg-hover has-checked:bg-select has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-link pointer-coarse:h-11 pointer-coarse:w-12"
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
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
