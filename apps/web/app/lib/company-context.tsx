// The company, its time zone and the chosen day, for every tenant screen.
import { createContext, useContext } from 'react'
import type { Company } from './data/company.ts'

export interface TenantContext {
  company: Company
  /** Today in the company's zone. */
  today: string
  /** The day on screen (`?day=`), by default today. */
  day: string
  setDay: (day: string) => void
  /** A link inside the portal that keeps the day. */
  link: (path: string) => string
}

export const TenantContextProvider = createContext<TenantContext | null>(null)

/** Company and day; only inside the tenant portal. */
export function useTenant(): TenantContext {
  const context = useContext(TenantContextProvider)
  if (!context) throw new Error('useTenant is for the tenant portal')
  return context
}
