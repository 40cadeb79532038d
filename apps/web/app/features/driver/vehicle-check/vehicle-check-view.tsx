// The vehicle check before the shift: every point, with notes and photos of defects.
import { useState } from 'react'
import type { DriverRoute } from '@dropwise/contracts'
import { driverWords as words } from '../../../lib/words/driver.ts'
import { formWords } from '../../../lib/words/driver-forms.ts'
import { ActionBar, BackHead, Body, MainAction, Problem } from '../parts.tsx'
import type { Driver } from '../use-driver.ts'
import { CheckPoint } from './check-point.tsx'
import { OpenDefects } from './open-defects.tsx'
import { deedOf, missingOf, useVehicleCheck } from './use-vehicle-check.ts'

export function VehicleCheckView({
  route,
  check,
  tell,
  onBack,
}: {
  route: DriverRoute
  check: NonNullable<DriverRoute['vehicleCheck']>
  tell: Driver['tell']
  onBack: () => void
}) {
  const { findings, put } = useVehicleCheck()
  const [problem, setProblem] = useState<string | null>(null)
  const [isKeeping, setKeeping] = useState(false)
  const missing = missingOf(check.points, findings)
  const defects = [...findings.values()].filter(({ isDefect }) => isDefect).length
  const end = async () => {
    setKeeping(true)
    try {
      const { deed, files } = deedOf(check.points, findings)
      await tell(deed, files)
      onBack()
    } catch {
      setKeeping(false)
      setProblem(words('phoneFull'))
    }
  }
  return (
    <>
      <BackHead
        title={formWords('checkOf', { vehicle: `${route.vehicle.name}, ${route.vehicle.registration}` })}
        onBack={onBack}
      />
      <Body className="pb-6">
        <OpenDefects defects={check.knownDefects} />
        <ul aria-label={formWords('pointsToCheck')}>
          {check.points.map((point) => (
            <CheckPoint
              key={point}
              point={point}
              finding={findings.get(point)}
              onChange={(part) => put(point, part)}
            />
          ))}
        </ul>
      </Body>
      {problem && <Problem>{problem}</Problem>}
      <ActionBar>
        <MainAction disabled={missing !== null || isKeeping} onClick={() => void end()}>
          {missing ??
            (defects === 0 ? formWords('vehicleInOrder') : formWords('reportDefects', { count: defects }))}
        </MainAction>
      </ActionBar>
    </>
  )
}
