// Offers a reload when the server has a newer version. lib/kept-work.ts restores typed values.
import { useEffect } from 'react'
import { watchForNewVersion } from '../../lib/new-version.ts'
import { notify } from '../toasts.tsx'
import { commonWords as words } from '../../lib/words/common.ts'

export function useNewVersion(): void {
  useEffect(
    () =>
      watchForNewVersion((isBroken) =>
        notify({
          title: words(isBroken ? 'pageIsOlder' : 'newVersion'),
          detail: words(isBroken ? 'pageIsOlderMore' : 'newVersionMore'),
          tone: isBroken ? 'bad' : 'done',
          durationMs: Infinity,
          action: { label: words('reload'), run: () => window.location.reload() },
        }),
      ),
    [],
  )
}
