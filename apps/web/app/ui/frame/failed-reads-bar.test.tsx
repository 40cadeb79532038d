// @vitest-environment happy-dom
// Tests that no failed read of a page goes unsaid, and that one press reads all of them again.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { waitFor, within } from '@testing-library/react'
import { z } from 'zod'
import { expect, it } from 'vitest'
import { callApi, describeError } from '../../lib/api.ts'
import { Refusal } from '../../testing/fake-backend.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { ErrorState } from '../states.tsx'
import { FailedReadsBar } from './failed-reads-bar.tsx'

const read = (name: string, isBackground = false) =>
  queryOptions({
    queryKey: [name],
    queryFn: () => callApi(`/${name}`, z.object({ text: z.string() })),
    meta: { isBackground },
  })

/** A panel that vanishes when its read fails. */
function Silent({ name, isBackground }: { name: string; isBackground?: boolean }) {
  return <p>{useQuery(read(name, isBackground)).data?.text}</p>
}

function Outspoken({ name }: { name: string }) {
  const { data, error, refetch } = useQuery(read(name))
  if (error) return <ErrorState title={name} {...describeError(error)} onRetry={() => void refetch()} />
  return <p>{data?.text}</p>
}

const BROKEN = new Refusal(500, { code: 'internal', message: 'It broke on our side.' })
const MISSING = new Refusal(404, { code: 'not_found', message: 'There is none.' })
const SENTENCE = 'A part of this page could not be loaded.'

it('says that a panel is missing, and reads it again', async () => {
  let isBroken = true
  const { screen, user } = renderScreen(
    <>
      <FailedReadsBar />
      <Silent name="figures" />
      <Silent name="routes" />
    </>,
    {
      answers: {
        'GET /api/v1/figures': () => (isBroken ? BROKEN : { text: 'Twelve' }),
        'GET /api/v1/routes': { text: 'R7' },
      },
    },
  )
  const bar = await screen.findByRole('alert')
  expect(bar.textContent).toContain(SENTENCE)
  expect(screen.getByText('R7')).toBeDefined()
  isBroken = false
  await user.click(within(bar).getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('Twelve')).toBeDefined()
  expect(screen.queryByText(SENTENCE)).toBeNull()
})

it('reads all that failed when a panel offers Retry', async () => {
  let isBroken = true
  const answer = () => (isBroken ? BROKEN : { text: 'Twelve' })
  const { screen, user } = renderScreen(
    <>
      <FailedReadsBar />
      <Silent name="figures" />
      <Outspoken name="orders" />
    </>,
    { answers: { 'GET /api/v1/figures': answer, 'GET /api/v1/orders': answer } },
  )
  const panel = (await screen.findByRole('heading', { name: 'orders' })).parentElement!
  isBroken = false
  await user.click(within(panel).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.getAllByText('Twelve')).toHaveLength(2))
})

it('says nothing of refusals, which screens know, nor of reads that show nothing', async () => {
  const { screen, requests } = renderScreen(
    <>
      <FailedReadsBar />
      <Silent name="figures" />
      <Silent name="pulse" isBackground />
    </>,
    { answers: { 'GET /api/v1/figures': MISSING, 'GET /api/v1/pulse': BROKEN } },
  )
  await waitFor(() => expect(requests.filter(({ path }) => path.startsWith('/api'))).toHaveLength(2))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(screen.queryByText(SENTENCE)).toBeNull()
})

it('says from when the figures are once newer ones cannot be read', async () => {
  let isBroken = false
  const { screen, user } = renderScreen(
    <>
      <FailedReadsBar />
      <Polled />
    </>,
    { answers: { 'GET /api/v1/figures': () => (isBroken ? BROKEN : { text: 'Twelve' }) } },
  )
  await screen.findByText(/Twelve/)
  isBroken = true
  await user.click(screen.getByRole('button', { name: 'Age' }))
  const bar = await screen.findByRole('alert')
  expect(bar.textContent).toContain('This page shows those of')
  expect(screen.getByText(/Twelve/)).toBeDefined()
  isBroken = false
  await user.click(within(bar).getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

/** Makes what was read five minutes old, then reads it again. */
function Polled() {
  const client = useQueryClient()
  const { data, refetch } = useQuery(read('figures'))
  const age = () => {
    client.setQueryData(read('figures').queryKey, data, { updatedAt: Date.now() - 300_000 })
    void refetch()
  }
  return (
    <p>
      {data?.text} <button onClick={age}>Age</button>
    </p>
  )
}
