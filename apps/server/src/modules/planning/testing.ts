// A planning company for tests: orders, vans and runs over the API, for the current company.
import { planResponse, type PlanResponse } from '@dropwise/contracts'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { townAddresses, type TestApi, type TestCompany } from '../testing.ts'

/** In two days, which has begun in no time zone: plans for today begin now. */
export const DAY = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)

export interface OrderIn {
  reference: string
  [column: string]: string
}

export interface PlanningDesk {
  /** Addresses of the town. */
  labels: string[]
  /** Company of the following calls. */
  company: TestCompany
  /** Switches to a new company. */
  newCompany(options?: Parameters<TestApi['company']>[0]): Promise<TestCompany>
  importRows(rows: OrderIn[], day?: string): Promise<void>
  addVehicles(count: number, more?: object): Promise<string[]>
  /** Switches to a new company with vans and orders at known addresses. */
  smallDay(rows: Partial<OrderIn>[], vans?: number, van?: object): Promise<void>
  startPlan(body: object): Promise<string>
  readPlan(id: string): Promise<PlanResponse>
  ended(id: string): Promise<PlanResponse>
  /** Stops a run once it serves this many orders, so that the machine's speed does not matter. */
  stopped(id: string, served: number): Promise<PlanResponse>
  dispatch(id: string): ReturnType<TestApi['call']>
  /** References of the day's orders by id. */
  references(): Promise<Map<string, string>>
}

export async function planningDesk(api: TestApi): Promise<PlanningDesk> {
  const labels = townAddresses(api, 60)
  let company = await api.company()

  async function importRows(rows: OrderIn[], day = DAY): Promise<void> {
    const answer = await api.call(company.keys.dispatcher, 'POST', '/orders/import', {
      body: { rows: rows.map((row) => ({ recipient: 'Somebody', date: day, ...row })) },
    })
    expect(answer.json()).toMatchObject({ created: rows.length, rejected: [] })
  }

  async function addVehicles(count: number, more: object = {}): Promise<string[]> {
    const ids: string[] = []
    for (let i = 1; i <= count; i += 1) {
      const answer = await api.call(company.keys.dispatcher, 'POST', '/vehicles', {
        body: { name: `Van ${i}`, registration: `VAN ${i}`, ...more },
      })
      expect(answer.statusCode).toBe(201)
      ids.push(answer.json().id)
    }
    return ids
  }

  async function startPlan(body: object): Promise<string> {
    const answer = await api.call(company.keys.dispatcher, 'POST', '/plans', {
      body: { timeLimitSeconds: 1, ...body },
    })
    expect(answer.statusCode).toBe(202)
    return answer.json().id
  }

  async function readPlan(id: string): Promise<PlanResponse> {
    return planResponse.parse((await api.call(company.keys.viewer, 'GET', `/plans/${id}`)).json())
  }

  async function ended(id: string): Promise<PlanResponse> {
    for (;;) {
      const plan = await readPlan(id)
      if (plan.status !== 'queued' && plan.status !== 'running') return plan
      await sleep(50)
    }
  }

  async function stopped(id: string, served: number): Promise<PlanResponse> {
    while ((await readPlan(id)).progress.served < served) await sleep(30)
    expect((await api.call(company.keys.dispatcher, 'POST', `/plans/${id}/stop`)).statusCode).toBe(200)
    return ended(id)
  }

  const dispatch = (id: string) => api.call(company.keys.dispatcher, 'POST', `/plans/${id}/dispatch`)

  async function smallDay(rows: Partial<OrderIn>[], vans = 1, van: object = {}): Promise<void> {
    company = await api.company()
    await addVehicles(vans, van)
    await importRows(rows.map((row, i) => ({ reference: `O-${i}`, address: labels[i]!, ...row })))
  }

  const references = async (): Promise<Map<string, string>> => {
    const { items } = (await api.call(company.keys.viewer, 'GET', `/orders?date=${DAY}&limit=200`)).json()
    return new Map(items.map((item: { id: string; reference: string }) => [item.id, item.reference]))
  }

  return {
    labels,
    get company() {
      return company
    },
    newCompany: async (options) => (company = await api.company(options)),
    importRows,
    addVehicles,
    smallDay,
    startPlan,
    readPlan,
    ended,
    stopped,
    dispatch,
    references,
  }
}
