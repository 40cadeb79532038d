// Warns above every portal that the test clock is on, so times may not be real.
import { useQuery } from '@tanstack/react-query'
import { loadConfig } from '../../lib/config.ts'
import { frameWords as words } from '../../lib/words/frame.ts'

export const useTestClock = (): boolean =>
  useQuery({ queryKey: ['config'], queryFn: loadConfig, staleTime: Infinity }).data?.features.testClock ??
  false

export function TestClockBar() {
  if (!useTestClock()) return null
  return (
    <p role="status" className="bg-signal-wash px-4 py-1.5 text-2 text-signal-ink md:px-7">
      {words('testClock')}
    </p>
  )
}
