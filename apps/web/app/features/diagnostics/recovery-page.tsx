// /recovery: lists this browser's stored data, clears it, and leads to a fresh sign-in (requirement 2.7-6).
import { AUTH_STORAGE_KEY, THEME_STORAGE_KEY } from '@dropwise/contracts'
import { useSyncExternalStore } from 'react'
import { Button } from '../../ui/button.tsx'
import { diagnosticsWords as words } from '../../lib/words/diagnostics.ts'

interface Entry {
  key: string
  size: number
  what: string
}

/** A string, so equal states compare equal. */
function readKept(): string {
  return JSON.stringify(
    Object.keys(localStorage).map((key) => [key, (localStorage.getItem(key) ?? '').length]),
  )
}

function toEntries(storedText: string): Entry[] {
  return (JSON.parse(storedText) as [string, number][]).map(([key, size]) => ({
    key,
    size,
    what: key.startsWith(AUTH_STORAGE_KEY)
      ? words('yourSignIn')
      : key === THEME_STORAGE_KEY
        ? words('darkOrLight')
        : words('aSettingOfAScreen'),
  }))
}

function onStorage(listener: () => void): () => void {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

/** Ends with a full reload, which also clears memory. */
async function clear(): Promise<void> {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of await caches.keys().catch(() => [])) await caches.delete(name)
  window.location.assign('/login')
}

export function RecoveryPage() {
  const storedText = useSyncExternalStore(onStorage, readKept, () => null)
  const entries = storedText === null ? null : toEntries(storedText)
  return (
    <div className="mx-auto w-full max-w-[1200px] px-6 pt-10 pb-20">
      <h1 className="text-[32px]/[38px] font-strong tracking-[-0.02em] md:text-[40px]/[46px]">
        {words('recovery')}
      </h1>
      <p className="max-w-[640px] pt-1 text-[17px]/[26px] text-ink-2">{words('whenAPageStaysBroken')}</p>
      <ul
        aria-label={words('storedInThisBrowser')}
        className="mt-7 max-w-[640px] border-t border-line-2 text-3"
      >
        {entries?.map((entry) => (
          <li key={entry.key} className="flex justify-between gap-4 border-b border-line py-2.5">
            <span>
              <code>{entry.key}</code> <span className="text-ink-2">{entry.what}</span>
            </span>
            <span className="text-ink-2">{words('characters', { size: entry.size })}</span>
          </li>
        ))}
        {entries?.length === 0 && (
          <li className="border-b border-line py-2.5 text-ink-2">{words('nothingIsStored')}</li>
        )}
      </ul>
      <Button variant="primary" size="l" className="mt-6" onClick={() => void clear()}>
        {words('clearAndSignInAgain')}
      </Button>
    </div>
  )
}
