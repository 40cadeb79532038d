// The server's question about a place at sea, in Antarctica or at 0, 0, with the button that keeps the place.
import { ApiError } from '../../lib/api.ts'
import { Button } from '../button.tsx'
import { frameWords as words } from '../../lib/words/frame.ts'

export const isUnlikely = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.code === 'place_unlikely'

export function UnlikelyPlace({ message, onKeep }: { message: string; onKeep: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 bg-signal-wash px-5 py-3 text-2"
    >
      <p>{message}</p>
      <Button size="s" onClick={onKeep}>
        {words('keepPlace')}
      </Button>
    </div>
  )
}
