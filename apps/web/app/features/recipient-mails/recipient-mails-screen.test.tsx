// @vitest-environment happy-dom
// Tests mails to recipients: own texts over the platform's, by language, preview, reset.
import { within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Refusal } from '../../testing/fake-backend.ts'
import { COMPANY, renderScreen } from '../../testing/render-screen.tsx'
import { RecipientMailsScreen } from './recipient-mails-screen.tsx'

const GET = 'GET /api/v1/company/recipient-mails'
const PUT = 'PUT /api/v1/company/recipient-mails/order_confirmation'
const mail = (type: string, subject: string, language: string | null = null) => ({
  type,
  language,
  subject,
  htmlContent: '',
  textContent: 'Hello {{user_name}}. {{order_reference}} {{tracking_number}} {{tracking_url}}',
})
const PLATFORM = [mail('order_confirmation', 'Confirmed'), mail('delivery_notification', '{{headline}}')]
const MESSAGES = 'GET /api/v1/company/recipient-messages'
const messages = (...items: object[]) => ({ language: 'en', items })
const mails = (...items: object[]) => ({ language: 'en', items, platform: PLATFORM })

it('[2.9-1] edits an email, starting from the current text, and previews it', async () => {
  const { screen, user, requests } = renderScreen(<RecipientMailsScreen />, {
    answers: {
      [MESSAGES]: messages(),
      [GET]: mails(),
      [PUT]: mails(mail('order_confirmation', 'Thanks, {{user_name}}')),
    },
  })
  const list = within(await screen.findByRole('list', { name: 'Order Confirmation' }))
  await user.click(list.getByRole('button', { name: /Everyone.*Platform’s text/ }))
  const subject = await screen.findByLabelText<HTMLInputElement>('Subject')
  expect(subject.value).toBe('Confirmed')
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
  await user.clear(subject)
  await user.type(subject, 'Thanks, {{{{user_name}}')
  expect(screen.getByText('Thanks, Edith Ward')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Save email' }))
  await screen.findByText('Email saved')
  expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    subject: 'Thanks, {{user_name}}',
    htmlContent: '',
    textContent: PLATFORM[0]!.textContent,
  })
  expect(await screen.findByRole('button', { name: /Everyone.*Own text/ })).toBeDefined()
})

it('adds a language from the text those readers get now', async () => {
  const { screen, user, requests } = renderScreen(<RecipientMailsScreen />, {
    answers: { [MESSAGES]: messages(), [GET]: mails(mail('order_confirmation', 'Ours')), [PUT]: mails() },
  })
  await user.click(await screen.findByRole('button', { name: 'Add a language to Order Confirmation' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Deutsch' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toBe('Ours')
  await user.click(screen.getByRole('button', { name: 'Save email' }))
  await screen.findByText('Email saved')
  expect(requests.find(({ method }) => method === 'PUT')?.query.get('language')).toBe('de')
})

it('does not save a placeholder that nothing fills', async () => {
  const { screen, user, requests } = renderScreen(<RecipientMailsScreen />, {
    path: '/tenant/settings/emails?mail=order_confirmation',
    answers: { [MESSAGES]: messages(), [GET]: mails() },
  })
  await user.type(await screen.findByLabelText('Subject'), ' {{{{discount}}')
  await user.click(screen.getByRole('button', { name: 'Save email' }))
  expect(await screen.findAllByText('Subject: {{discount}} is not among the variables.')).not.toHaveLength(0)
  expect(requests.some(({ method }) => method === 'PUT')).toBe(false)
})

it('goes back to the platform’s text after a question', async () => {
  const { screen, user } = renderScreen(<RecipientMailsScreen />, {
    path: '/tenant/settings/emails?mail=order_confirmation',
    answers: {
      [MESSAGES]: messages(),
      [GET]: mails(mail('order_confirmation', 'Ours')),
      'DELETE /api/v1/company/recipient-mails/order_confirmation': mails(),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Reset' }))
  await user.click(await screen.findByRole('button', { name: 'Reset email' }))
  const list = within(await screen.findByRole('list', { name: 'Order Confirmation' }))
  expect(list.getByText('Confirmed')).toBeDefined()
  expect(list.getByText('Platform’s text')).toBeDefined()
})

it('tells members without the right who may edit mails', async () => {
  const { screen } = renderScreen(<RecipientMailsScreen />, {
    answers: {
      [MESSAGES]: messages(),
      [GET]: () => new Refusal(403, { code: 'not_allowed', message: 'No', hint: '' }),
    },
  })
  await screen.findByText('Emails are for administrators')
})

it('[2.11-9] previews in the language of the text, with the logo and no other picture', async () => {
  const { screen } = renderScreen(<RecipientMailsScreen />, {
    path: '/tenant/settings/emails?mail=delivery_notification&language=de',
    company: { ...COMPANY, logoUrl: `${location.origin}/storage/v1/object/public/logos/a1/b2.png` },
    answers: {
      [MESSAGES]: messages(),
      [GET]: { ...mails(), platform: PLATFORM.map((one) => ({ ...one, isBuiltIn: true })) },
    },
  })
  const frame = await screen.findByTitle<HTMLIFrameElement>('Email as it looks')
  expect(screen.getByText('Ihre Lieferung ist unterwegs')).toBeDefined()
  const page = frame.srcdoc
  expect(page).toContain('Guten Tag Edith Ward,')
  expect(page).toContain(`alt="${COMPANY.name}"`)
  const logo = `${location.origin}/storage/v1/render/image/public/logos/a1/b2.png`
  expect(page).toContain(`img-src data: ${logo}"`)
  expect(page).toContain(`src="${logo}?`)
})

it('[M76] edits a text message in a language, previews it and sends a test', async () => {
  const path = '/api/v1/company/recipient-messages/driver_near/text'
  const ownText = { kind: 'driver_near', channel: 'text', language: 'de', title: '', message: 'Bald da' }
  const { screen, user, requests } = renderScreen(<RecipientMailsScreen />, {
    answers: {
      [GET]: mails(),
      [MESSAGES]: messages(),
      [`PUT ${path}`]: messages(ownText),
      [`POST ${path}/test`]: { to: '+12125550187', isSending: true },
    },
  })
  await user.click(
    await screen.findByRole('button', { name: 'Your driver is about 30 minutes away, Text message' }),
  )
  await user.click(await screen.findByRole('combobox', { name: 'Readers' }))
  await user.click(await screen.findByRole('option', { name: 'Deutsch' }))
  const message = await screen.findByLabelText<HTMLTextAreaElement>('Message')
  expect(message.value).toContain('{{company_name}}')
  await user.clear(message)
  await user.type(message, 'Bald da: {{{{expected_time}} {{{{tracking_url}}')
  expect(screen.getByText(/^Bald da: 11:01-11:11 Uhr http/)).toBeDefined()
  await user.type(screen.getByLabelText('Your number'), '+1 212 555 0187')
  await user.click(screen.getByRole('button', { name: 'Send a test to me' }))
  await screen.findByText('Test sent to +12125550187')
  await user.click(screen.getByRole('button', { name: 'Save message' }))
  await screen.findByText('Message saved')
  const putRequest = requests.find(({ method }) => method === 'PUT')
  expect(putRequest?.query.get('language')).toBe('de')
  expect(putRequest?.body).toEqual({ title: '', message: 'Bald da: {{expected_time}} {{tracking_url}}' })
  await screen.findByRole('button', { name: /30 minutes away, Text message, own text/ })
})
