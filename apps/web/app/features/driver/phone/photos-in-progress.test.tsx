// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MainAction } from '../parts.tsx'
import { countPhoto } from './photos-in-progress.ts'

it('[4-3] sends nothing while a photo is being prepared, and resumes after a failed photo', async () => {
  const { getByRole } = render(<MainAction>Report it</MainAction>)
  const button = getByRole('button') as HTMLButtonElement
  let finish = () => {}
  let fail = (_: Error) => {}
  const first = countPhoto(new Promise<void>((resolve) => (finish = resolve)))
  const second = countPhoto(new Promise<void>((_, reject) => (fail = reject)))
  await act(async () => {})
  expect(button.disabled).toBe(true)
  await act(async () => {
    finish()
    await first
  })
  expect(button.disabled).toBe(true)
  await act(async () => {
    fail(new Error('The photo cannot be read.'))
    await second.catch(() => {})
  })
  expect(button.disabled).toBe(false)
})
