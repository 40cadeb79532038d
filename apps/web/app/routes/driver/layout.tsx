// The driver's area: drivers, and tenants for viewing (requirement 2.2-3).
import { Navigate } from 'react-router'
import { redirectFor } from '../../lib/guard.ts'
import { useInstalled } from '../../features/driver/use-installed.ts'
import { useUser } from '../../lib/session-context.ts'
import { useWords } from '../../lib/words.ts'
import { driverWords } from '../../lib/words/driver.ts'
import { PageOutlet } from '../../ui/crash.tsx'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { hiddenMeta } from '../../features/site/meta.ts'

export const meta = hiddenMeta(() => driverWords('today'))

export default function DriverLayout() {
  const user = useUser()
  const hasWords = useWords(driverWords)
  useInstalled()
  const elsewhere = redirectFor('driver', user.role)
  if (elsewhere) return <Navigate to={elsewhere} replace />
  if (!hasWords) return <PageSpinner />
  return (
    <main
      data-app="driver"
      className="mx-auto flex h-dvh max-w-[560px] flex-col bg-surface text-ink md:border-x md:border-line"
    >
      <PageOutlet />
    </main>
  )
}
