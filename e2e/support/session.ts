// Opens a signed-in browser context by storing a session, for tests of other things.
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { AUTH_STORAGE_KEY, DEMO_ACCOUNTS, DEMO_PASSWORD } from '@dropwise/contracts'

export type DemoRole = (typeof DEMO_ACCOUNTS)[number]['role']

/** Signs a demo account in by API and stores the session in every page of the context. */
export async function openSession(
  context: BrowserContext,
  request: APIRequestContext,
  role: DemoRole,
): Promise<void> {
  const { anonKey } = (await (await request.get('/config.json')).json()) as { anonKey: string }
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: anonKey },
    data: { email: DEMO_ACCOUNTS.find((a) => a.role === role)?.email, password: DEMO_PASSWORD },
  })
  if (!answer.ok()) throw new Error(`${role} could not sign in: ${await answer.text()}`)
  await context.addInitScript(([key, session]) => localStorage.setItem(key, session), [
    AUTH_STORAGE_KEY,
    await answer.text(),
  ] as const)
}

/** Access token of the page's signed-in person. */
export function accessTokenOf(page: Page): Promise<string> {
  return page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key)!) as { access_token: string }).access_token,
    AUTH_STORAGE_KEY,
  )
}
