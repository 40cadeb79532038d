// Offers a reload when the server has a newer version. lib/kept-work.ts restores typed values.
import { useEffect } from 'react'
import { watchForNewVersion } from '../../lib/new-version.ts'
import { notify } from '../toasts.tsx'

export function useNewVersion(): void {
  useEffect(
    () =>
      watchForNewVersion((isBroken) =>
        notify({
          title: isBroken ? 'This page is older than the server.' : 'There is a new version.',
          detail: isBroken
            ? 'A part of it could not be loaded. Reload to go on; what you typed is kept.'
            : 'Reload when it suits you; what you typed is kept.',
          tone: isBroken ? 'bad' : 'done',
          durationMs: Infinity,
          action: { label: 'Reload', run: () => window.location.reload() },
        }),
      ),
    [],
  )
}
