// Explains to read-only members of the portal why buttons are disabled.
import { useIsViewer } from '../../lib/permission.ts'

export function ViewerBar() {
  if (!useIsViewer()) return null
  return (
    <p className="bg-select px-4 py-1.5 text-2 text-ink md:px-7">
      You see everything here as a viewer. Dispatchers and administrators make the changes.
    </p>
  )
}
