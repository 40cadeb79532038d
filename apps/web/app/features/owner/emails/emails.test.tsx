// @vitest-environment happy-dom
// Tests the list of templates, error messages, and sending a draft.
import { builtInTemplate, BUILT_IN_TEMPLATES } from '@dropwise/contracts'
import { within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../../../testing/fake-backend.ts'
import { DISPATCHER, renderScreen } from '../../../testing/render-screen.tsx'
import { EmailsScreen } from './emails-screen.tsx'
import { previewDocument } from '../../../ui/mail/preview-document.ts'
import { sampleValues } from '../../../ui/mail/sample-values.ts'
import { versionDiff } from './version-diff.ts'

const owner = { ...DISPATCHER, role: 'owner' as const, tenantId: null }
const uuid = (n: number) => `77777777-7777-4777-8777-77777777777${n}`
const stored = (n: number, parts: object = {}) => ({
  id: uuid(n),
  name: 'Holiday opening hours',
  type: 'custom',
  subject: 'Closed on Monday',
  html_content: '<p>Dear {{user_name}}</p>',
  text_content: '',
  variables: [],
  is_active: false,
  language: null,
  is_built_in: false,
  version: 3,
  created_at: '2026-11-20T08:00:00.000Z',
  updated_at: '2026-11-20T08:00:00.000Z',
  ...parts,
})
const RESET = stored(2, { name: 'Password reset', type: 'password_reset', is_active: true, subject: 'Reset' })
const LIST = 'GET /rest/v1/email_templates'

const show = (answers: Parameters<typeof renderScreen>[1] = {}, path = '/owner/emails') =>
  renderScreen(<EmailsScreen />, { path, user: owner, ...answers })

describe('[2.9-1] the list', () => {
  it('lists the newest first, with type and badge on each card', async () => {
    const { screen, requests } = show({ answers: { [LIST]: [stored(1), RESET] } })
    const cards = await screen.findAllByRole('listitem')
    expect(cards).toHaveLength(2)
    expect(within(cards[0]!).getByText('Inactive')).toBeDefined()
    expect(within(cards[1]!).getByText('Password Reset')).toBeDefined()
    expect(within(cards[1]!).getByText('Active')).toBeDefined()
    const query = requests.find(({ path }) => path === '/rest/v1/email_templates')?.query
    expect(query?.get('order')).toMatch(/^created_at\.desc/)
    expect(query?.get('select')).toBe('*')
  })

  it('shows each text under the head and in the colour of the owner’s brand, as it is sent', async () => {
    const brand = { name: 'Otter Freight', colour: '#7a1f5c', colourDark: '#d49ac2', logoUrl: null }
    const welcome = stored(2, { html_content: builtInTemplate('welcome').htmlContent, type: 'welcome' })
    const pageOf = async (path: string, title: string, answer: object) => {
      const answers = {
        [LIST]: answer,
        'GET /api/v1/owner/brand': { ...brand, supportEmail: 'help@otter.example' },
      }
      const { screen, unmount } = show({ answers }, path)
      const frame = await screen.findByTitle<HTMLIFrameElement>(title)
      await expect.poll(() => frame.getAttribute('srcdoc')).toContain('background:#7a1f5c;color:#ffffff')
      expect(frame.getAttribute('srcdoc')).toContain('Otter Freight</span>')
      unmount()
    }
    await pageOf('/owner/emails', 'Holiday opening hours in small', [welcome])
    await pageOf(`/owner/emails?template=${uuid(2)}&view=preview`, 'Email as it looks', welcome)
  })

  it('is searched while one types, and filtered by type', async () => {
    const { screen, user } = show({ answers: { [LIST]: [stored(1), RESET] } })
    await user.type(await screen.findByLabelText('Search templates'), 'holi')
    expect(screen.getByText('Holiday opening hours')).toBeDefined()
    expect(screen.queryByText('Password reset')).toBeNull()
    await user.type(screen.getByLabelText('Search templates'), ' nothing')
    expect(screen.getByText('No templates found')).toBeDefined()
  })

  it('says what to do where there is none', async () => {
    const { screen, user, router } = show({ answers: { [LIST]: [] } })
    expect(await screen.findByText('No templates found')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Create Your First Template' }))
    expect(router.state.location.search).toBe('?template=new')
  })

  it('[2.9-6] falls back to the built-in templates when it cannot be loaded, and says so', async () => {
    const { screen } = show({ answers: { [LIST]: () => new Refusal(500, { code: '', message: 'down' }) } })
    expect(await screen.findByText('Failed to load templates')).toBeDefined()
    const list = within(screen.getByRole('list', { name: 'Templates' }))
    expect(list.getAllByRole('listitem')).toHaveLength(BUILT_IN_TEMPLATES.length)
    expect(screen.getByText('Password reset')).toBeDefined()
  })

  it('[2.9-4] deletes after a question', async () => {
    const { screen, user, requests } = show({
      answers: {
        [LIST]: [stored(1)],
        'DELETE /rest/v1/email_templates': () => new Response(null, { status: 204 }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Delete Holiday opening hours' }))
    const dialog = screen.getByRole('dialog', { name: 'Are you sure you want to delete this template?' })
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Template deleted successfully')).toBeDefined()
    expect(requests.find(({ method }) => method === 'DELETE')?.query.get('id')).toBe(`eq.${uuid(1)}`)
  })

  it('[2.9-6] says that deleting failed', async () => {
    const { screen, user } = show({
      answers: {
        [LIST]: [stored(1)],
        'DELETE /rest/v1/email_templates': () => new Refusal(403, { code: '42501', message: 'no' }),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Delete Holiday opening hours' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Failed to delete template')).toBeDefined()
  })
})

describe('[2.9-4] the editor', () => {
  it('requires a name and a subject', async () => {
    const { screen, user, requests } = show({}, '/owner/emails?template=new')
    await user.click(await screen.findByRole('button', { name: 'Save template' }))
    expect(await screen.findByText('Validation Error')).toBeDefined()
    expect(screen.getByText('Name and subject are required', { exact: false })).toBeDefined()
    expect(requests.some(({ method }) => method === 'POST')).toBe(false)
  })

  it('saves a complete template, and reports a refusal by the database', async () => {
    let isDown = true
    const { screen, user, requests } = show(
      {
        answers: {
          'POST /rest/v1/email_templates': () =>
            isDown ? new Refusal(500, { code: '', message: 'down' }) : stored(1, { name: 'Hours' }),
        },
      },
      '/owner/emails?template=new',
    )
    await user.type(await screen.findByLabelText('Name'), 'Hours')
    await user.type(screen.getByLabelText('Subject'), 'Closed')
    await user.click(screen.getByRole('button', { name: 'Save template' }))
    expect(await screen.findByText('Failed to save template', { exact: false })).toBeDefined()
    isDown = false
    await user.click(screen.getByRole('button', { name: 'Save template' }))
    expect(await screen.findByText('Template saved successfully', { exact: false })).toBeDefined()
    expect(requests.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      name: 'Hours',
      subject: 'Closed',
      type: 'custom',
      is_active: false,
    })
  })

  it('adds a variable with key and label, and keeps the built-in variables', async () => {
    const { screen, user } = show({}, '/owner/emails?template=new')
    await user.click(await screen.findByRole('button', { name: 'Add variable' }))
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Variable key and label are required', { exact: false })).toBeDefined()
    await user.type(screen.getByLabelText('Key'), 'the day')
    await user.type(screen.getByLabelText('Label'), 'Day')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByText('Use lower-case letters', { exact: false })).toBeDefined()
    await user.clear(screen.getByLabelText('Key'))
    await user.type(screen.getByLabelText('Key'), 'day')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(await screen.findByRole('button', { name: 'Remove day' })).toBeDefined()
    for (const key of ['user_name', 'user_email', 'company_name', 'support_email', 'current_year']) {
      expect(screen.getByLabelText(`${key} is always available`)).toBeDefined()
      expect(screen.queryByRole('button', { name: `Remove ${key}` })).toBeNull()
    }
  })

  it('requires an address, and shows the answer of the mail server', async () => {
    let code = 'mail_not_set_up'
    const { screen, user, requests } = show(
      {
        answers: {
          [LIST]: RESET,
          'POST /api/v1/owner/email-templates/test': () =>
            code === 'ok'
              ? { to: 'a@b.example', subject: 'Reset' }
              : new Refusal(503, { code, message: 'refused', hint: `${code}: No such mailbox` }),
        },
      },
      `/owner/emails?template=${uuid(2)}&view=preview`,
    )
    const send = async () => user.click(await screen.findByRole('button', { name: 'Send Test' }))
    await send()
    expect(await screen.findByText('Please enter a test email address', { exact: false })).toBeDefined()
    await user.type(screen.getByLabelText('Test email address'), 'a@b.example')
    await send()
    expect(await screen.findByText('Send test function not available')).toBeDefined()
    code = 'mail_refused'
    await send()
    expect(await screen.findByText('Failed to send test email')).toBeDefined()
    expect(screen.getByText('mail_refused: No such mailbox', { exact: false })).toBeDefined()
    code = 'ok'
    await send()
    expect(await screen.findByText('Test email sent successfully')).toBeDefined()
    expect(requests.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      to: 'a@b.example',
      values: { user_name: 'Edith Ward', reset_url: '' },
    })
  })
})

describe('the preview', () => {
  it('runs and loads nothing from a template', () => {
    const page = previewDocument('<script>alert(1)</script>')
    expect(page).toContain(`default-src 'none'`)
    expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script>'))
  })

  it('[2.9-3] starts with what is known, and leaves open what only a real mail knows', () => {
    const values = sampleValues(builtInTemplate('password_reset').variables, 2026)
    expect(values).toMatchObject({ user_name: 'Edith Ward', current_year: '2026', reset_url: '' })
    expect(values.company_name).not.toBe('')
    expect(values.support_email).toContain('@')
  })
})

it('compares a version with the draft, line by line', () => {
  const template = { subject: 'Hello', htmlContent: '<p>a</p>\n<p>b</p>', textContent: '', variables: [] }
  expect(versionDiff(template, { ...template, htmlContent: '<p>a</p>\n<p>c</p>' })).toEqual([
    { kind: 'same', text: 'Subject: Hello' },
    { kind: 'same', text: '' },
    { kind: 'same', text: '<p>a</p>' },
    { kind: 'removed', text: '<p>b</p>' },
    { kind: 'added', text: '<p>c</p>' },
  ])
})
