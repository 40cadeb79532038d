// The contact form.
import { expect, test } from '@playwright/test'

test.describe('contact', () => {
  test('[2.7-4] a message is stored once, however often the button is pressed', async ({ page, request }) => {
    await page.goto('/contact?subject=sales')
    await page.getByLabel('Name').fill('Zoë 🚚 عمر <b>x</b>')
    await page.getByLabel('Email').fill(`zoe-${Date.now()}@bright.example`)
    await page.getByLabel('Message').fill('Can one plan hold two depots?')
    await expect(page.getByRole('radio', { name: 'Sales' })).toBeChecked()
    await page.getByRole('button', { name: 'Send message' }).dblclick()
    await expect(
      page.getByText("Thank you for your message! We'll get back to you within 24 hours."),
    ).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('')
    expect(
      (
        await request.post('/api/v1/contact', { data: { name: ' ', email: 'a@b.example', message: 'x' } })
      ).status(),
    ).toBe(400)
    expect(
      (
        await request.post('/api/v1/contact', {
          data: { name: 'x', email: 'a@b.example', message: 'x'.repeat(10_000) },
        })
      ).status(),
    ).toBe(400)
  })

  test('[2.7-4] keeps text typed before the page is interactive, and selects the subject of the link', async ({
    page,
  }) => {
    // Delays scripts, like a slow connection.
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    await page.goto('/contact?subject=support&about=invoice%207', { waitUntil: 'commit' })
    await page.getByLabel('Name').fill('Ada Early')
    await expect(page.getByRole('button', { name: 'Send message' })).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled({ timeout: 120_000 })
    await expect(page.getByLabel('Name')).toHaveValue('Ada Early')
    await expect(page.getByRole('radio', { name: 'Support' })).toBeChecked()
    await expect(page.getByLabel('Message')).toHaveValue(/^About: invoice 7/)
  })

  test('[2.7-4][8-1] missing values are reported at their fields', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Enter your name')).toBeVisible()
    await expect(page.getByLabel('Name')).toBeFocused()
    await page.getByLabel('Email').fill('nobody')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('This email address is not complete')).toBeVisible()
  })

  test('[2.7-4] odd input is limited and sent as it was typed', async ({ page }) => {
    await page.goto('/contact')
    const sent: string[] = []
    page.on('request', (outgoing) => {
      if (outgoing.method() === 'POST') sent.push(outgoing.postData() ?? '')
    })
    await page.getByLabel('Name').fill('   ')
    await page.getByLabel('Email').fill('x@bright.example')
    await page.getByLabel('Message').fill('y')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Enter your name')).toBeVisible()
    const words = `شكرا 🚚 <img src=x onerror=alert(1)> ${'z'.repeat(10_000)}`
    await page.getByLabel('Name').fill('عمر')
    await page.getByLabel('Message').pressSequentially('a')
    await page.getByLabel('Message').evaluate((area: HTMLTextAreaElement, text) => {
      area.focus()
      area.select()
      document.execCommand('insertText', false, text)
    }, words)
    expect((await page.getByLabel('Message').inputValue()).length).toBe(5_000)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Thank you for your message!')).toBeVisible()
    expect(sent).toHaveLength(1)
    expect((JSON.parse(sent[0] ?? '{}') as { message: string }).message).toContain(
      '<img src=x onerror=alert(1)>',
    )
  })

  test('[2.7-4][8-1] a lost network keeps the text, and a retry works', async ({ page, context }) => {
    await page.goto('/contact')
    await page.getByLabel('Name').fill('Dana')
    await page.getByLabel('Email').fill(`dana-${Date.now()}@fenwick.example`)
    await page.getByLabel('Message').fill('Hello')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('Hello')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Thank you for your message!')).toBeVisible()
  })
})
