// Below what is empty in a new company: its first steps. Loaded on demand, since most companies have none.
import { lazy, Suspense } from 'react'

const FirstSteps = lazy(() => import('./first-steps.tsx'))

export function NextSteps({ className }: { className?: string }) {
  return (
    <Suspense>
      <FirstSteps {...(className && { className })} />
    </Suspense>
  )
}
