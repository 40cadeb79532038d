// Explains to read-only members of the portal why buttons are disabled.
import { frameWords as words } from '../../lib/words/frame.ts'
import { useIsViewer } from '../../lib/permission.ts'

export function ViewerBar() {
  if (!useIsViewer()) return null
  return <p className="bg-select px-4 py-1.5 text-2 text-ink md:px-7">{words('viewer')}</p>
}
