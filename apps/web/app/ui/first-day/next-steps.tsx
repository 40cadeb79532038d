// Below what is empty in a new company: its first steps. Loaded on demand, since most companies have none.
import { lazy } from 'react'
import { LatePart } from '../late-part.tsx'

const FirstSteps = lazy(() => import('./first-steps.tsx'))

export function NextSteps({ className }: { className?: string }) {
  return (
    <LatePart>
      <FirstSteps {...(className && { className })} />
    </LatePart>
  )
}
