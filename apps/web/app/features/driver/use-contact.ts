// Calls or texts the recipient: the number is fetched on a tap and not stored.
import { useState } from 'react'
import type { DriverStop } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { driverWords as words } from '../../lib/words/driver.ts'
import { contactRecipient } from './api.ts'

export interface Contact {
  isBusy: boolean
  /** The error, or that the driver's phone is about to ring. */
  problem: string | null
  notice: string | null
  reach: (stop: Pick<DriverStop, 'orderId' | 'name'>, way: 'call' | 'text') => Promise<void>
}

/** `open` passes a URL to the phone. */
export function useContact(open: (address: string) => void = openAddress): Contact {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  return {
    isBusy,
    problem,
    notice,
    async reach({ orderId, name }, way) {
      setBusy(true)
      setProblem(null)
      setNotice(null)
      try {
        const { number } = await contactRecipient(orderId, way)
        if (number === null) setNotice(words('phoneRings', { name }))
        else open(`${way === 'call' ? 'tel' : 'sms'}:${number}`)
      } catch (error) {
        setProblem(navigator.onLine ? describeError(error).message : words('contactOffline'))
      }
      setBusy(false)
    },
  }
}

const openAddress = (address: string): void => {
  window.location.href = address
}
