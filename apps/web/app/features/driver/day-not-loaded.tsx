// The first screen when the day could not be read: what is at fault, and what the driver can do.
import { CloudAlert, RotateCw, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { driverWords as words } from '../../lib/words/driver.ts'
import { ActionBar, Body, MainAction } from './parts.tsx'
import { useFault } from './route-head.tsx'
import type { Driver } from './use-driver.ts'

const ADVICE = {
  network: 'adviceNetwork',
  server: 'adviceServer',
  phone: 'advicePhone',
} as const

export function DayNotLoaded({ driver }: { driver: Driver }) {
  const { failure } = driver.sync
  const fault = useFault(driver)
  /** The failure that the driver answered with another try. */
  const [retried, setRetried] = useState<typeof failure>(null)
  const isTrying = failure !== null && retried === failure
  const Icon = fault === 'network' ? WifiOff : CloudAlert
  const retry = () => {
    setRetried(failure)
    driver.retry()
  }
  return (
    <>
      <Body>
        <section role="alert" className="px-4 pt-6">
          <Icon className="size-9 text-ink-2" aria-hidden />
          <h1 className="pt-3 text-[32px]/[36px]">{words('dayNotLoaded')}</h1>
          {fault && (fault === 'refusal' || fault === 'session') ? (
            <p className="pt-3 text-[17px]/[24px]">
              {failure?.message} {failure?.hint}
            </p>
          ) : (
            fault && <p className="pt-3 text-[17px]/[24px]">{words(ADVICE[fault])}</p>
          )}
        </section>
      </Body>
      <ActionBar>
        <MainAction disabled={isTrying} onClick={retry}>
          <RotateCw className="size-5" aria-hidden /> {words(isTrying ? 'trying' : 'tryAgain')}
        </MainAction>
      </ActionBar>
    </>
  )
}
