// @vitest-environment happy-dom
// The owner's screens, with data of every kind, in Japanese: a text in Latin letters is in no catalogue, or came in
// English from the server.
import { waitFor } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import type { z } from 'zod'
import { showLanguage, useEveryArrival } from '../lib/language.ts'
import { commonWords } from '../lib/words/common.ts'
import { isIssue, latinTexts } from '../testing/latin-texts.ts'
import { DISPATCHER, renderScreen } from '../testing/render-screen.tsx'
import { sampleOf } from '../testing/sample-answer.ts'

vi.mock('../lib/api.ts', async (original) => ({
  ...(await original<object>()),
  callApi: async (_path: string, schema: z.ZodType) => sampleOf(schema),
}))

const modules = import.meta.glob<{ default: ComponentType }>([
  './owner/*.tsx',
  '!./owner/{layout,glance,default-article}.tsx',
])
const ID = '33333333-3333-4333-8333-333333333333'
/** What is open on a screen. */
const OPEN = [
  `billing?invoice=${ID}`,
  'plans?plan=new',
  'subscriptions?show=ended',
  `support?ticket=${ID}`,
  `tenants?company=${ID}`,
]
const SCREENS = Object.keys(modules).map((file) => file.slice('./owner/'.length, -'.tsx'.length))

/** Texts of the samples, and what stays Latin in every language. */
const DATA = [
  'sample@data.example',
  'https://data.example/',
  'Asia/Tokyo',
  'year USD 990',
  'USD',
  'VAT',
  // Commands on the server.
  'npm run owner -- --mail ADDRESS',
  'npm run owner -- --allow-any-address',
]

/** For a screen to read its data and texts, which needs no network, on a busy machine. */
const PATIENCE_MS = 30_000

afterEach(() => showLanguage('en-GB'))

/** Renders again when texts arrive, as root.tsx does. */
function Page({ Screen }: { Screen: ComponentType }) {
  useEveryArrival()
  return <Screen />
}

it.each([...SCREENS, ...OPEN])('%s shows its data without English', async (address) => {
  await showLanguage('ja')
  const [name] = address.split('?')
  const { default: Screen } = await modules[`./owner/${name}.tsx`]!()
  const { container, screen } = renderScreen(<Page Screen={Screen} />, {
    path: `/owner/${address}`,
    user: { ...DISPATCHER, role: 'owner', tenantId: null },
    answers: { '*': () => [] },
  })
  await waitFor(() => expect(container.querySelector('[aria-busy=true], .late-in')).toBeNull(), {
    timeout: PATIENCE_MS,
  })
  // A sample that the screen cannot show would pass unseen.
  expect(screen.queryAllByRole('button', { name: commonWords('retry') })).toEqual([])
  // The catalogue of a part that the screen loaded arrives a moment later.
  await waitFor(() => expect(latinTexts(DATA).filter((text) => !isIssue(text))).toEqual([]), {
    timeout: PATIENCE_MS,
  })
})
