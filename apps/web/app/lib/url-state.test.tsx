// @vitest-environment happy-dom
// Tests state in the URL: several changes in one event all apply, and a page starts with its own URL.
import { expect, it } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { useEditUrl, useUrlState } from './url-state.ts'

function Choices() {
  const [plan, setPlan] = useUrlState('plan')
  const [compare, setCompare] = useUrlState('compare')
  const editUrl = useEditUrl()
  return (
    <>
      <output>{`${plan ?? 'none'} ${compare ?? 'none'}`}</output>
      <button
        type="button"
        onClick={() => {
          setPlan('a')
          setCompare(null)
          editUrl((params) => params.set('stop', '7'))
        }}
      >
        Keep A
      </button>
      <button type="button" onClick={() => setCompare('c')}>
        Compare
      </button>
    </>
  )
}

it('keeps every change of one event, from any component', async () => {
  const { screen, user, router } = renderScreen(<Choices />, { path: '/plan?compare=a&day=2026-11-24' })
  await user.click(screen.getByRole('button', { name: 'Keep A' }))
  expect(await screen.findByText('a none')).toBeDefined()
  expect(router.state.location.search).toBe('?day=2026-11-24&plan=a&stop=7')
})

it('begins the next change from the link that the person went to meanwhile', async () => {
  const { screen, user, router } = renderScreen(<Choices />, { path: '/plan?plan=b' })
  await user.click(screen.getByRole('button', { name: 'Keep A' }))
  await screen.findByText('a none')
  await router.navigate('/plan?plan=d')
  await screen.findByText('d none')
  await user.click(screen.getByRole('button', { name: 'Compare' }))
  expect(await screen.findByText('d c')).toBeDefined()
  expect(router.state.location.search).toBe('?plan=d&compare=c')
})
