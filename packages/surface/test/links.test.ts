// Mailed links: mail scanners open them, so opening shows a page, and only its button uses the link up.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorld, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld({ confirmLinks: true })
})
afterAll(() => world.close())

function mailTo(address: string, index = -1) {
  const mail = world.mails.filter(({ to }) => to === address).at(index)
  if (!mail) throw new Error(`no mail to ${address}`)
  return mail
}

async function recoveryMail(email: string, redirectTo = 'https://app.example/new-password') {
  await world.user(email)
  await world.client().auth.resetPasswordForEmail(email, { redirectTo })
  return mailTo(email)
}

const open = (link: string, init: RequestInit = {}) => fetch(link, { redirect: 'manual', ...init })
const click = (link: string) =>
  open(link, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: '' })

describe('a mailed link', () => {
  it('shows a page with one button each time it is opened, and is used up by the button', async () => {
    const { link } = await recoveryMail('scanned@example.com')
    for (let scan = 0; scan < 3; scan += 1) {
      const page = await open(link)
      expect(page.status).toBe(200)
      expect(page.headers.get('content-type')).toContain('text/html')
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(await page.text()).toMatch(/<form method="post"[^>]*><button/)
    }
    const clicked = await click(link)
    expect(clicked.status).toBe(303)
    const location = new URL(clicked.headers.get('location') ?? '')
    expect(location.origin).toBe('https://app.example')
    expect(new URLSearchParams(location.hash.slice(1)).get('type')).toBe('recovery')
    expect(new URLSearchParams(location.hash.slice(1)).get('access_token')).toBeTruthy()
    const again = await click(link)
    expect(again.headers.get('location')).toContain('error_code=otp_expired')
  })

  it('posts only to its own address: values of the URL cannot end the attribute', async () => {
    const { link } = await recoveryMail('quoted@example.com')
    const html = await (await open(`${link}&x="><script>alert(1)</script>`)).text()
    expect(html).not.toContain('<script>')
  })

  it('that has expired leads back with the reason at once', async () => {
    const { link } = await recoveryMail('late@example.com')
    world.clock.offsetMs += 25 * 3600 * 1000
    const response = await open(link)
    world.clock.offsetMs = 0
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toContain('error_code=otp_expired')
  })

  it('works without a page for a client that sends its hash', async () => {
    const { tokenHash } = await recoveryMail('client@example.com')
    const { data, error } = await world.client().auth.verifyOtp({ type: 'recovery', token_hash: tokenHash })
    expect(error).toBeNull()
    expect(data.user?.email).toBe('client@example.com')
  })
})

describe('a change of address', () => {
  it('needs the consent of the old address, also when the new address has agreed twice', async () => {
    const client = await world.user('old@example.com')
    await client.auth.updateUser({ email: 'new@example.com' })
    await click(mailTo('new@example.com').link)
    await client.auth.resend({ type: 'email_change', email: 'old@example.com' })
    await click(mailTo('new@example.com').link)
    expect((await client.auth.getUser()).data.user?.email).toBe('old@example.com')
    await click(mailTo('old@example.com').link)
    expect((await client.auth.getUser()).data.user?.email).toBe('new@example.com')
  })
})

it('refuses types that are names of built-in object properties', async () => {
  for (const type of ['toString', 'constructor', '__proto__']) {
    const response = await fetch(`${world.url}/auth/v1/verify`, {
      method: 'POST',
      headers: { apikey: world.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify({ type, email: 'scanned@example.com', token: '123456' }),
    })
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ msg: 'Unsupported verification type' }),
    ])
  }
})
