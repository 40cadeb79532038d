// Theme: dark, light or system under local storage key `theme` (requirement 1-3). The head script sets it
// before the first paint.
import { useSyncExternalStore } from 'react'
import { THEME_STORAGE_KEY } from '@dropwise/contracts'

export type ThemeChoice = 'light' | 'dark' | 'system'
export type Theme = 'light' | 'dark'

/**
 * Runs in the head before any style applies, so the theme does not flash. Inlined, so it waits for no module.
 * Follows the system, so a change before hydration is not lost.
 */
export const THEME_SCRIPT = `(function(){var d=matchMedia('(prefers-color-scheme: dark)');function f(){try{var c=localStorage.getItem('${THEME_STORAGE_KEY}')}catch(e){}
document.documentElement.dataset.theme=c==='dark'||c!=='light'&&d.matches?'dark':'light'}
f();d.addEventListener('change',f);addEventListener('storage',f)})()`

const listeners = new Set<() => void>()

function readChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(THEME_STORAGE_KEY)
    return stored === 'dark' || stored === 'light' ? stored : 'system'
  } catch {
    return 'system'
  }
}

function resolve(choice: ThemeChoice): Theme {
  if (choice !== 'system') return choice
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function apply(): void {
  document.documentElement.dataset.theme = resolve(readChoice())
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  if (listeners.size === 0) {
    system.addEventListener('change', apply)
    window.addEventListener('storage', apply)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    system.removeEventListener('change', apply)
    window.removeEventListener('storage', apply)
  }
}

/** Stores and applies the choice. */
export function setTheme(choice: ThemeChoice): void {
  localStorage.setItem(THEME_STORAGE_KEY, choice)
  apply()
}

/** The stored choice; default `system`. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readChoice, () => 'system')
}

/** The current theme; follows the operating system. */
export function useTheme(): Theme {
  return useSyncExternalStore(
    subscribe,
    () => resolve(readChoice()),
    () => 'light',
  )
}
