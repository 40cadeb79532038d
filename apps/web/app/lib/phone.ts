// Phone numbers as people of the company's country write them. The rules of all countries load after the page shows; until
// then numbers stay as stored.
import { useCallback, useSyncExternalStore } from 'react'
import { countryOfZone, directionOf } from '@dropwise/contracts'
import { useTenant } from './company-context.tsx'
import { currentLanguage } from './language.ts'

type Rules = typeof import('@dropwise/order-files/phone')

let rules: Rules | undefined
const listeners = new Set<() => void>()

async function load(): Promise<void> {
  rules = await import('@dropwise/order-files/phone')
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Without a network, numbers stay as stored; the next screen tries again.
  if (!rules) load().catch(() => {})
  return () => listeners.delete(listener)
}

const LEFT_TO_RIGHT_ISOLATE = '\u2066'
const POP_ISOLATE = '\u2069'

/** Groups of digits would change places among words that run from right to left. */
const isolated = (phone: string): string =>
  directionOf(currentLanguage()) === 'rtl' ? LEFT_TO_RIGHT_ISOLATE + phone + POP_ISOLATE : phone

/** Writes a stored number: `020 7946 0000` of the company's country, `+49 1511 2345678` of another. */
export function usePhoneText(): (phone: string) => string {
  const { company } = useTenant()
  const loadedRules = useSyncExternalStore(
    subscribe,
    () => rules,
    () => undefined,
  )
  return useCallback(
    (phone) => isolated(loadedRules?.writePhone(phone, countryOfZone(company.timeZone)) ?? phone),
    [loadedRules, company.timeZone],
  )
}
