// @vitest-environment happy-dom
// Tests how screens write phone numbers.
import { afterEach, expect, it } from 'vitest'
import { render, waitFor } from '@testing-library/react'
import { TenantContextProvider, type TenantContext } from './company-context.tsx'
import { showLanguage } from './language.ts'
import { usePhoneText } from './phone.ts'

afterEach(() => showLanguage('en-GB'))

function Numbers({ phones }: { phones: readonly string[] }) {
  const phoneText = usePhoneText()
  return phones.map((phone) => <p key={phone}>{phoneText(phone)}</p>)
}

const numbersIn = (timeZone: string, ...phones: string[]) =>
  render(
    <TenantContextProvider value={{ company: { timeZone } } as TenantContext}>
      <Numbers phones={phones} />
    </TenantContextProvider>,
  ).container

it('writes those of the company’s country in national form, others with their country code', async () => {
  const london = numbersIn('Europe/London', '+442079460000', '+4915112345678', '+15550126')
  await waitFor(() => expect(london.textContent).toBe('020 7946 0000+49 1511 2345678+15550126'), {
    timeout: 20_000,
  })
  expect(numbersIn('Europe/Berlin', '+4915112345678').textContent).toBe('01511 2345678')
  expect(numbersIn('UTC', '+442079460000').textContent).toBe('+44 20 7946 0000')
})

it('keeps the groups in order where text runs from the right', async () => {
  await showLanguage('ar')
  const dubai = numbersIn('Asia/Dubai', '+97142345678')
  await waitFor(() => expect(dubai.textContent).toBe('\u206604 234 5678\u2069'), { timeout: 20_000 })
})
