// A thin bar while offline.
import { frameWords as words } from '../../lib/words/frame.ts'

export function OfflineBar() {
  return (
    <div
      role="alert"
      className="flex h-7 shrink-0 items-center justify-center bg-bad-wash px-3 text-1 font-mid text-bad-ink"
    >
      {words('offline')}
    </div>
  )
}
