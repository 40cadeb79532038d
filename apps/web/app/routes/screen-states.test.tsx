// @vitest-environment happy-dom
// Every signed-in screen that reads data has a loading state, an error with Retry, and an explanation of an empty list.
// Failures are shown in Japanese: a text in Latin letters is in no catalogue.
import { DEMO_TRACKING_NUMBER } from '@dropwise/contracts'
import { waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, it } from 'vitest'
import { BRAND } from '../lib/brand-of-page.ts'
import { showLanguage, useEveryArrival } from '../lib/language.ts'
import type { SignedIn } from '../lib/session-context.ts'
import { InPageLanguage } from '../lib/tracking-language.tsx'
import { Refusal, type Answers } from '../testing/fake-backend.ts'
import { latinTexts } from '../testing/latin-texts.ts'
import { commonWords } from '../lib/words/common.ts'
import { COMPANY, DISPATCHER, renderScreen } from '../testing/render-screen.tsx'

const modules = import.meta.glob<{ default: ComponentType }>([
  './{tenant,owner,customer}/*.tsx',
  '!./*/*layout.tsx',
  '!./tenant/open-panel.tsx',
])
/** Forms and tools whose data is in the session or in a file. */
const WITHOUT_DATA = [
  'owner/ai-routes',
  'owner/default-article',
  'tenant/analytics-replay',
  'tenant/settings',
]
/** A form that people can fill in while its plans load. */
const USABLE_AT_ONCE = ['owner/new-tenant']
const OF_A_DELIVERY = ['customer/track', 'customer/feedback']
const SCREENS = Object.keys(modules)
  .map((file) => file.slice('./'.length, -'.tsx'.length))
  .filter((name) => !WITHOUT_DATA.includes(name))

/** The explanation that each empty list shows. */
const EMPTY: Record<string, RegExp> = {
  'customer/history': /Nothing delivered yet/,
  'customer/home': /Nothing is on its way to you now/,
  'customer/notifications': /No notifications yet/,
  'customer/schedule': /No parcel to schedule/,
  'owner/emails': /No templates found/,
  'owner/plans': /No plan yet/,
  'owner/subscriptions': /No trial is running/,
  'owner/support': /Nobody is waiting/,
  'owner/tenants': /No company yet/,
  'tenant/drivers': /No drivers yet/,
  'tenant/drivers-pay': /Nobody drove in this month/,
  'tenant/fleet': /No vehicles yet/,
  'tenant/fleet-work': /No work orders yet/,
  'tenant/fleet-fuel': /No fills yet/,
  'tenant/fleet-incidents': /No incidents/,
  'tenant/messages': /No messages yet/,
  'tenant/orders': /No orders for Tuesday yet/,
  'tenant/routes': /No routes on Tue 24 Nov 2026/,
  'tenant/settings-addresses': /No addresses yet/,
  'tenant/settings-api-keys': /No keys yet/,
  'tenant/settings-depots': /No depots yet/,
  'tenant/settings-rates': /No rate cards yet/,
  'tenant/settings-shops': /No shops yet/,
  'tenant/settings-webhooks': /No webhooks yet/,
  'tenant/settings-zones': /No zones yet/,
  'tenant/support': /Nothing asked yet/,
}

const USERS: Record<string, SignedIn> = {
  tenant: DISPATCHER,
  owner: { ...DISPATCHER, role: 'owner', tenantId: null },
  customer: { ...DISPATCHER, role: 'customer', tenantId: null },
}

/** Renders a screen over a backend that answers every request in one way. */
/** Renders again when texts arrive, as root.tsx does. */
function Page({ Screen }: { Screen: ComponentType }) {
  useEveryArrival()
  return (
    <InPageLanguage>
      <Screen />
    </InPageLanguage>
  )
}

async function show(name: string, answer: Answers['*']) {
  const { default: Screen } = await modules[`./${name}.tsx`]!()
  const isOfDelivery = OF_A_DELIVERY.includes(name)
  return renderScreen(<Page Screen={Screen} />, {
    path: isOfDelivery ? `/${name}/${DEMO_TRACKING_NUMBER}` : `/${name}`,
    ...(isOfDelivery ? { route: `/${name}/:number` } : {}),
    user: USERS[name.split('/')[0]!]!,
    answers: { '*': answer! },
  })
}

/** Lists the product's drafts of mails, which are in English. */
const WITH_DRAFTS = 'owner/emails'
const FAILURE = 'It broke on our side.'
/** Texts of the tests themselves. */
const DATA = [
  'R7、Ropewalk',
  FAILURE,
  COMPANY.name,
  DISPATCHER.name,
  DISPATCHER.email,
  DEMO_TRACKING_NUMBER,
  'track.example.com',
  // The owner's frame: the product and the keys of its search.
  BRAND.name,
  'Ctrl K',
]

afterEach(() => showLanguage('en-GB'))

it.each(SCREENS)('%s shows that it loads, then that it failed with an offer to retry', async (name) => {
  await showLanguage('ja')
  const broken = new Refusal(500, { code: 'internal', message: FAILURE })
  const { promise: answer, resolve: fail } = Promise.withResolvers<Refusal>()
  const { container, screen } = await show(name, () => answer)
  if (!USABLE_AT_ONCE.includes(name))
    await waitFor(() =>
      expect(container.querySelector('[role=status], .late-in, [aria-busy=true]')).not.toBeNull(),
    )
  fail(broken)
  expect(await screen.findAllByRole('button', { name: commonWords('retry') })).not.toEqual([])
  // The words of tracking arrive a moment later.
  if (name !== WITH_DRAFTS) await waitFor(() => expect(latinTexts(DATA)).toEqual([]))
})

it.each(Object.entries(EMPTY))('%s explains that it is empty', async (name, text) => {
  const { screen } = await show(name, ({ path }) =>
    path.startsWith('/rest/v1/')
      ? []
      : { items: [], drivers: [], cursor: null, total: 0, asOf: '2026-11-24T00:00:00Z' },
  )
  expect(await screen.findByText(text)).toBeDefined()
})
